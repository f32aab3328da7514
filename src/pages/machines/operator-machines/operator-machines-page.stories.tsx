import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay } from 'msw'
import { screen } from 'storybook/test'
import { quarryExcavator, quarryLoader } from '@/entities/operator-machine/testing'
import { type PageArgs, pageStory } from '../../../../.storybook/page-story'
import { platformHttp } from '../../../../tests/msw/http'
import { noViews } from '../../../../tests/msw/list-views'
import { dealershipAdmin, operator } from '../../../../tests/msw/people'
import { problem } from '../../../../tests/msw/problem'
import { OperatorMachinesPage } from './operator-machines-page'

const listing = (items: (typeof quarryLoader)[], total = items.length) =>
  platformHttp.get('/machines/operator', ({ response }) => response(200).json({ items, total, page: 1, limit: 10 }))
const meta = {
  title: 'pages/machines/OperatorMachinesPage',
  ...pageStory('/operator-machines', OperatorMachinesPage, operator),
  parameters: { msw: [noViews, listing([quarryExcavator, quarryLoader], 12)] },
} satisfies Meta<PageArgs>

export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = { play: async () => void (await screen.findByText('Harrow WL-120')) }
export const OfADealership: Story = { ...Full, args: { reader: dealershipAdmin } }
export const Loading: Story = {
  parameters: { msw: [noViews, platformHttp.get('/machines/operator', () => delay('infinite'))] },
}
export const Empty: Story = {
  parameters: { msw: [noViews, listing([])] },
  play: async () => void (await screen.findByText('No assigned models yet')),
}
export const Failed: Story = {
  parameters: {
    msw: [
      noViews,
      platformHttp.get('/machines/operator', ({ response }) =>
        response(400).json(problem(400, 'validation_failed', 'The request is not valid.')),
      ),
    ],
  },
  play: async () => void (await screen.findByText('The request is not valid.')),
}
export const OnAPhone: Story = { ...Full, globals: { viewport: { value: 'phone' } } }
