import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay } from 'msw'
import { screen } from 'storybook/test'
import { fleetPrice, fleetPrices } from '@/entities/catalogue/testing'
import { type PageArgs, pageStory } from '../../../../.storybook/page-story'
import { ownCatalogue, priceListsAre, pricesAre } from '../../../../tests/msw/catalogue'
import { platformHttp } from '../../../../tests/msw/http'
import { dealershipAdmin } from '../../../../tests/msw/people'
import { problem } from '../../../../tests/msw/problem'
import { PriceListPage } from './price-list-page'

const Page = () => <PriceListPage listId={fleetPrices.id} onBack={() => undefined} />

const meta = {
  title: 'pages/catalogue/PriceListPage',
  ...pageStory(`/manage-catalogue/prices/${fleetPrices.id}`, Page, dealershipAdmin),
  parameters: {
    msw: [
      ownCatalogue(),
      priceListsAre([fleetPrices]),
      pricesAre([fleetPrice, { ...fleetPrice, min_quantity: 12, amount: 2100 }]),
    ],
  },
} satisfies Meta<PageArgs>

export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = { play: async () => void (await screen.findByText('$21.00')) }
export const Loading: Story = {
  parameters: {
    msw: [
      ownCatalogue(),
      priceListsAre([fleetPrices]),
      platformHttp.get('/catalogues/{id}/price-lists/{listId}/entries', () => delay('infinite')),
    ],
  },
}
export const Empty: Story = {
  parameters: { msw: [ownCatalogue(), priceListsAre([fleetPrices]), pricesAre([])] },
  play: async () => void (await screen.findByText('No prices yet')),
}
export const Failed: Story = {
  parameters: {
    msw: [
      ownCatalogue(),
      priceListsAre([fleetPrices]),
      platformHttp.get('/catalogues/{id}/price-lists/{listId}/entries', ({ response }) =>
        response(403).json(problem(403, 'forbidden', 'You may not do this.')),
      ),
    ],
  },
  play: async () => void (await screen.findByText('You may not do this.')),
}
export const OnAPhone: Story = { ...Full, globals: { viewport: { value: 'phone' } } }
