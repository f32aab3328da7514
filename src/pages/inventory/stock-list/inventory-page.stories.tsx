import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay } from 'msw'
import { screen, userEvent } from 'storybook/test'
import { fuelFilterStock, oilFilterStock } from '@/entities/inventory/testing'
import { northfield } from '@/entities/organization/testing'
import { type PageArgs, pageStory } from '../../../../.storybook/page-story'
import { platformHttp } from '../../../../tests/msw/http'
import { locationsAre, stockOf } from '../../../../tests/msw/inventory'
import { noViews } from '../../../../tests/msw/list-views'
import { dealershipAdmin, superUser } from '../../../../tests/msw/people'
import { problem } from '../../../../tests/msw/problem'
import { InventoryPage } from './inventory-page'

const full = [noViews, locationsAre(), ...stockOf([fuelFilterStock, oilFilterStock])]

const meta = {
  title: 'pages/inventory/InventoryPage',
  ...pageStory('/inventory', InventoryPage, dealershipAdmin),
  parameters: { msw: full },
} satisfies Meta<PageArgs>

export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = { play: async () => void (await screen.findByRole('link', { name: 'HX-310' })) }
export const Loading: Story = {
  parameters: { msw: [noViews, locationsAre(), platformHttp.get('/inventory/parts', () => delay('infinite'))] },
}
export const Empty: Story = {
  parameters: { msw: [noViews, locationsAre(), ...stockOf([])] },
  play: async () => void (await screen.findByText('No parts yet')),
}
export const Failed: Story = {
  parameters: {
    msw: [
      noViews,
      locationsAre(),
      platformHttp.get('/inventory/parts', ({ response }) =>
        response(403).json(problem(403, 'forbidden', 'You may not do this.')),
      ),
    ],
  },
  play: async () => void (await screen.findByText('You may not do this.')),
}
export const OfASuperUser: Story = {
  args: { reader: superUser },
  parameters: {
    msw: [
      ...full,
      platformHttp.get('/organizations/', ({ response }) =>
        response(200).json({ items: [northfield], total: 1, page: 1, limit: 1000 }),
      ),
    ],
  },
  play: async () => void (await screen.findByText('No dealership chosen')),
}
export const Locations: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Locations' }))
    await screen.findByText('Service van', { selector: 'li span' })
  },
}
export const Upload: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Upload a count' }))
    await screen.findByLabelText('Choose a file')
  },
}
export const OnAPhone: Story = { ...Full, globals: { viewport: { value: 'phone' } } }
