import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay } from 'msw'
import { screen } from 'storybook/test'
import { idahoTax } from '@/entities/catalogue/testing'
import { type PageArgs, pageStory } from '../../../../.storybook/page-story'
import { ownCatalogue, taxRatesAre } from '../../../../tests/msw/catalogue'
import { platformHttp } from '../../../../tests/msw/http'
import { dealershipAdmin } from '../../../../tests/msw/people'
import { problem } from '../../../../tests/msw/problem'
import { TaxRatesPage } from './tax-rates-page'

const meta = {
  title: 'pages/catalogue/TaxRatesPage',
  ...pageStory('/manage-catalogue/tax', TaxRatesPage, dealershipAdmin),
  parameters: {
    msw: [
      ownCatalogue(),
      taxRatesAre(() => [idahoTax, { ...idahoTax, id: `${idahoTax.id.slice(0, -1)}2`, region: '', basis_points: 825 }]),
    ],
  },
} satisfies Meta<PageArgs>

export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = { play: async () => void (await screen.findByText('6%')) }
export const Loading: Story = {
  parameters: { msw: [ownCatalogue(), platformHttp.get('/catalogues/{id}/tax-rates', () => delay('infinite'))] },
}
export const Empty: Story = {
  parameters: { msw: [ownCatalogue(), taxRatesAre(() => [])] },
  play: async () => void (await screen.findByText('No tax rates yet')),
}
export const Failed: Story = {
  parameters: {
    msw: [
      ownCatalogue(),
      platformHttp.get('/catalogues/{id}/tax-rates', ({ response }) =>
        response(403).json(problem(403, 'forbidden', 'You may not do this.')),
      ),
    ],
  },
  play: async () => void (await screen.findByText('You may not do this.')),
}
export const OnAPhone: Story = { ...Full, globals: { viewport: { value: 'phone' } } }
