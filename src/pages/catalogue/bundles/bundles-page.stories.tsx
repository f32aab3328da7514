import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay } from 'msw'
import { screen, userEvent } from 'storybook/test'
import { filterSet } from '@/entities/catalogue/testing'
import { type PageArgs, pageStory } from '../../../../.storybook/page-story'
import { bundlesOf, ownCatalogue } from '../../../../tests/msw/catalogue'
import { platformHttp } from '../../../../tests/msw/http'
import { noViews } from '../../../../tests/msw/list-views'
import { dealershipAdmin } from '../../../../tests/msw/people'
import { problem } from '../../../../tests/msw/problem'
import { CatalogueBundlesPage } from './bundles-page'

const meta = {
  title: 'pages/catalogue/BundlesPage',
  ...pageStory('/manage-catalogue/bundles', CatalogueBundlesPage, dealershipAdmin),
  parameters: { msw: [noViews, ownCatalogue(), bundlesOf([filterSet])] },
} satisfies Meta<PageArgs>

export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = { play: async () => void (await screen.findByRole('button', { name: 'Filter set WL-120' })) }
export const Loading: Story = {
  parameters: {
    msw: [noViews, ownCatalogue(), platformHttp.get('/catalogues/{id}/bundles', () => delay('infinite'))],
  },
}
export const Empty: Story = {
  parameters: { msw: [noViews, ownCatalogue(), bundlesOf([])] },
  play: async () => void (await screen.findByText('No bundles yet')),
}
export const Failed: Story = {
  parameters: {
    msw: [
      noViews,
      ownCatalogue(),
      platformHttp.get('/catalogues/{id}/bundles', ({ response }) =>
        response(403).json(problem(403, 'forbidden', 'You may not do this.')),
      ),
    ],
  },
  play: async () => void (await screen.findByText('You may not do this.')),
}
export const Edit: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Filter set WL-120' }))
    await screen.findByRole('button', { name: 'Save bundle' })
  },
}
export const OnAPhone: Story = { ...Full, globals: { viewport: { value: 'phone' } } }
