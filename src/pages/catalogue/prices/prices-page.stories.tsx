import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay } from 'msw'
import { screen } from 'storybook/test'
import { fleetPrices, ridgelineTerms } from '@/entities/catalogue/testing'
import { type PageArgs, pageStory } from '../../../../.storybook/page-story'
import { ownCatalogue, priceListsAre, termsAre } from '../../../../tests/msw/catalogue'
import { platformHttp } from '../../../../tests/msw/http'
import { dealershipAdmin } from '../../../../tests/msw/people'
import { problem } from '../../../../tests/msw/problem'
import { PricesPage } from './prices-page'

const meta = {
  title: 'pages/catalogue/PricesPage',
  ...pageStory('/manage-catalogue/prices', PricesPage, dealershipAdmin),
  parameters: { msw: [ownCatalogue(), priceListsAre([fleetPrices]), termsAre(() => [ridgelineTerms])] },
} satisfies Meta<PageArgs>

export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = { play: async () => void (await screen.findByText('Ridgeline Quarry')) }
export const Loading: Story = {
  parameters: {
    msw: [
      ownCatalogue(),
      termsAre(() => [ridgelineTerms]),
      platformHttp.get('/catalogues/{id}/price-lists', () => delay('infinite')),
    ],
  },
}
export const Empty: Story = {
  parameters: { msw: [ownCatalogue(), priceListsAre([]), termsAre(() => [])] },
  play: async () => void (await screen.findByText('No price lists yet')),
}
export const Failed: Story = {
  parameters: {
    msw: [
      ownCatalogue(),
      termsAre(() => [ridgelineTerms]),
      platformHttp.get('/catalogues/{id}/price-lists', ({ response }) =>
        response(403).json(problem(403, 'forbidden', 'You may not do this.')),
      ),
    ],
  },
  play: async () => void (await screen.findByText('You may not do this.')),
}
export const OnAPhone: Story = { ...Full, globals: { viewport: { value: 'phone' } } }
