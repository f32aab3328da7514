import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay } from 'msw'
import { screen } from 'storybook/test'
import { machines } from '@/entities/machine/testing'
import { instances } from '@/entities/machine-instance/testing'
import { ridgeline } from '@/entities/organization/testing'
import { type PageArgs, pageStory } from '../../../../.storybook/page-story'
import { platformHttp } from '../../../../tests/msw/http'
import { noViews } from '../../../../tests/msw/list-views'
import { dealershipAdmin, operator, superUser } from '../../../../tests/msw/people'
import { problem } from '../../../../tests/msw/problem'
import { MachineInstancesPage } from './instances-page'

const listing = (items: typeof instances, total = items.length) =>
  platformHttp.get('/machines/instances/{orgId}', ({ response }) =>
    response(200).json({ items, total, page: 1, limit: 10 }),
  )
const choices = [
  platformHttp.get('/machines/', ({ response }) =>
    response(200).json({ items: machines, total: 3, page: 1, limit: 200 }),
  ),
  platformHttp.get('/organizations/', ({ response }) =>
    response(200).json({ items: [ridgeline], total: 1, page: 1, limit: 1000 }),
  ),
]

const meta = {
  title: 'pages/machines/MachineInstancesPage',
  ...pageStory('/machine-instances', MachineInstancesPage, dealershipAdmin),
  parameters: { msw: [noViews, listing(instances, 23), ...choices] },
} satisfies Meta<PageArgs>

export default meta
type Story = StoryObj<typeof meta>

const shown = async () => void (await screen.findByText('GHT00123'))

export const Full: Story = { play: shown }
export const OfAMachineOperator: Story = { args: { reader: operator }, play: shown }
export const OfASuperUser: Story = {
  args: { reader: superUser },
  play: async () => void (await screen.findByText('No organization chosen')),
}
export const Loading: Story = {
  parameters: { msw: [noViews, platformHttp.get('/machines/instances/{orgId}', () => delay('infinite')), ...choices] },
}
export const Empty: Story = {
  parameters: { msw: [noViews, listing([]), ...choices] },
  play: async () => void (await screen.findByText('No machine instances yet')),
}
export const NothingFound: Story = {
  args: { search: { search: 'FX-90', status: 'OVERDUE' } },
  parameters: { msw: [noViews, listing([]), ...choices] },
  play: async () => void (await screen.findByText('Nothing matches')),
}
export const Failed: Story = {
  parameters: {
    msw: [
      noViews,
      platformHttp.get('/machines/instances/{orgId}', ({ response }) =>
        response(400).json(problem(400, 'validation_failed', 'The request is not valid.')),
      ),
      ...choices,
    ],
  },
  play: async () => void (await screen.findByText('The request is not valid.')),
}
export const OnAPhone: Story = { ...Full, globals: { viewport: { value: 'phone' } } }
