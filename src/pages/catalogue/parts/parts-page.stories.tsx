import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay } from 'msw'
import { screen, userEvent } from 'storybook/test'
import { fuelFilter, oilFilter, oldOilFilter } from '@/entities/catalogue/testing'
import { type PageArgs, pageStory } from '../../../../.storybook/page-story'
import { ownCatalogue, partsOf, priceBreaksOf } from '../../../../tests/msw/catalogue'
import { platformHttp } from '../../../../tests/msw/http'
import { noViews } from '../../../../tests/msw/list-views'
import { dealershipAdmin } from '../../../../tests/msw/people'
import { problem } from '../../../../tests/msw/problem'
import { CataloguePartsPage } from './parts-page'

const notSold = { ...fuelFilter, id: `${fuelFilter.id.slice(0, -1)}9`, part_number: 'HX-305', is_active: false }
const full = [noViews, ownCatalogue(), partsOf([oilFilter, fuelFilter, oldOilFilter, notSold]), priceBreaksOf([])]

const meta = {
  title: 'pages/catalogue/PartsPage',
  ...pageStory('/manage-catalogue', CataloguePartsPage, dealershipAdmin),
  parameters: { msw: full },
} satisfies Meta<PageArgs>

export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = { play: async () => void (await screen.findByRole('button', { name: 'HX-250' })) }
export const Loading: Story = {
  parameters: {
    msw: [noViews, ownCatalogue(), platformHttp.get('/catalogues/{id}/parts', () => delay('infinite'))],
  },
}
export const Empty: Story = {
  parameters: { msw: [noViews, ownCatalogue(), partsOf([])] },
  play: async () => void (await screen.findByText('No parts yet')),
}
export const WithoutCatalogue: Story = {
  parameters: { msw: [noViews, ownCatalogue([])] },
  play: async () => void (await screen.findByRole('button', { name: 'Create catalogue' })),
}
export const Failed: Story = {
  parameters: {
    msw: [
      noViews,
      ownCatalogue(),
      platformHttp.get('/catalogues/{id}/parts', ({ response }) =>
        response(403).json(problem(403, 'forbidden', 'You may not do this.')),
      ),
    ],
  },
  play: async () => void (await screen.findByText('You may not do this.')),
}
export const Edit: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'HX-200' }))
    await screen.findByRole('button', { name: 'Save part' })
  },
}
export const OnAPhone: Story = { ...Full, globals: { viewport: { value: 'phone' } } }
