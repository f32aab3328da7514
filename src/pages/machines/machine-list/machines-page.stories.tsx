import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay } from 'msw'
import { screen } from 'storybook/test'
import { brands, machines } from '@/entities/machine/testing'
import { type PageArgs, pageStory } from '../../../../.storybook/page-story'
import { platformHttp } from '../../../../tests/msw/http'
import { noViews } from '../../../../tests/msw/list-views'
import { dealershipAdmin, operator } from '../../../../tests/msw/people'
import { problem } from '../../../../tests/msw/problem'
import { MachinesPage } from './machines-page'

const ofBrands = platformHttp.get('/machines/all-brands', ({ response }) =>
  response(200).json({ items: brands, total: 2, page: 1, limit: 1000 }),
)
const listing = (items: typeof machines, total = items.length) =>
  platformHttp.get('/machines/', ({ response }) => response(200).json({ items, total, page: 1, limit: 10 }))

const meta = {
  title: 'pages/machines/MachinesPage',
  ...pageStory('/machines', MachinesPage, dealershipAdmin),
  parameters: { msw: [noViews, listing(machines, 23), ofBrands] },
} satisfies Meta<PageArgs>

export default meta
type Story = StoryObj<typeof meta>

const shown = async () => void (await screen.findByRole('link', { name: 'WL-120' }))

export const Full: Story = { play: shown }
export const ForAnOperator: Story = { args: { reader: operator }, play: shown }
export const Loading: Story = {
  parameters: { msw: [noViews, platformHttp.get('/machines/', () => delay('infinite')), ofBrands] },
}
export const Empty: Story = {
  parameters: { msw: [noViews, listing([]), ofBrands] },
  play: async () => void (await screen.findByText('No machines yet')),
}
export const NothingFound: Story = {
  args: { search: { search: 'FX-90', brand: 'Harrow' } },
  parameters: { msw: [noViews, listing([]), ofBrands] },
  play: async () => void (await screen.findByText('Nothing matches')),
}
export const Failed: Story = {
  parameters: {
    msw: [
      noViews,
      platformHttp.get('/machines/', ({ response }) =>
        response(400).json(problem(400, 'validation_failed', 'The request is not valid.')),
      ),
      ofBrands,
    ],
  },
  play: async () => void (await screen.findByText('The request is not valid.')),
}
export const OnAPhone: Story = { ...Full, globals: { viewport: { value: 'phone' } } }
