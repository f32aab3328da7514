import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay } from 'msw'
import { screen } from 'storybook/test'
import { checkedImport } from '@/entities/catalogue/testing'
import { type PageArgs, pageStory } from '../../../../.storybook/page-story'
import { importsOf, ownCatalogue } from '../../../../tests/msw/catalogue'
import { platformHttp } from '../../../../tests/msw/http'
import { dealershipAdmin } from '../../../../tests/msw/people'
import { problem } from '../../../../tests/msw/problem'
import { CatalogueImportsPage } from './imports-page'

const other = (change: object, n: number) => ({
  ...checkedImport,
  id: `${checkedImport.id.slice(0, -1)}${n}`,
  ...change,
})

const meta = {
  title: 'pages/catalogue/ImportsPage',
  ...pageStory('/manage-catalogue/import', CatalogueImportsPage, dealershipAdmin),
  parameters: {
    msw: [
      ownCatalogue(),
      importsOf([
        other({ status: 'APPLYING', file_name: 'filters.csv', progress: 1 }, 2),
        checkedImport,
        other({ status: 'APPLIED', refused: 0 }, 3),
        other({ status: 'FAILED' }, 4),
      ]),
    ],
  },
} satisfies Meta<PageArgs>

export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = { play: async () => void (await screen.findByRole('link', { name: 'filters.csv' })) }
export const Loading: Story = {
  parameters: { msw: [ownCatalogue(), platformHttp.get('/catalogues/{id}/imports', () => delay('infinite'))] },
}
export const Empty: Story = {
  parameters: { msw: [ownCatalogue(), importsOf([])] },
  play: async () => void (await screen.findByText('No imports yet')),
}
export const Failed: Story = {
  parameters: {
    msw: [
      ownCatalogue(),
      platformHttp.get('/catalogues/{id}/imports', ({ response }) =>
        response(403).json(problem(403, 'forbidden', 'You may not do this.')),
      ),
    ],
  },
  play: async () => void (await screen.findByText('You may not do this.')),
}
export const OnAPhone: Story = { ...Full, globals: { viewport: { value: 'phone' } } }
