import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay } from 'msw'
import { screen } from 'storybook/test'
import { checkedImport } from '@/entities/catalogue/testing'
import { type PageArgs, pageStory } from '../../../../.storybook/page-story'
import { importIs, ownCatalogue, rowsOfImport } from '../../../../tests/msw/catalogue'
import { platformHttp } from '../../../../tests/msw/http'
import { dealershipAdmin } from '../../../../tests/msw/people'
import { problem } from '../../../../tests/msw/problem'
import { CatalogueImportPage } from './import-page'

const Page = () => <CatalogueImportPage importId={checkedImport.id} onBack={() => undefined} />
const serving = (change: Partial<typeof checkedImport>) => ({
  msw: [ownCatalogue(), importIs(() => ({ ...checkedImport, ...change })), rowsOfImport()],
})

const meta = {
  title: 'pages/catalogue/ImportPage',
  ...pageStory(`/manage-catalogue/import/${checkedImport.id}`, Page, dealershipAdmin),
  parameters: serving({}),
} satisfies Meta<PageArgs>

export default meta
type Story = StoryObj<typeof meta>

export const Refused: Story = { play: async () => void (await screen.findByText('1 row is refused')) }
export const Correct: Story = { parameters: serving({ refused: 0 }) }
const unusedColumns = [
  { name: 'prise', suggestion: 'price' },
  { name: 'pack sise', suggestion: 'pack_size' },
  { name: 'Shelf', suggestion: null },
]
export const UnusedColumns: Story = {
  parameters: serving({ refused: 0, unused_columns: unusedColumns }),
  play: async () => void (await screen.findByText(/^Columns not imported/)),
}
export const Unchanged: Story = { parameters: serving({ created: 0, updated: 0, unchanged: 4, refused: 0 }) }
export const Reading: Story = { parameters: serving({ status: 'READING', progress: 12_000 }) }
export const Storing: Story = { parameters: serving({ status: 'APPLYING', progress: 1 }) }
export const Stored: Story = { parameters: serving({ status: 'APPLIED' }) }
export const Failed: Story = {
  parameters: serving({ status: 'FAILED', failure: 'The table has no column part_number.' }),
}
export const Loading: Story = {
  parameters: {
    msw: [ownCatalogue(), platformHttp.get('/catalogues/{id}/imports/{importId}', () => delay('infinite'))],
  },
}
export const Gone: Story = {
  parameters: {
    msw: [
      ownCatalogue(),
      platformHttp.get('/catalogues/{id}/imports/{importId}', ({ response }) =>
        response(404).json(problem(404, 'not_found', 'Import not found.')),
      ),
    ],
  },
  play: async () => void (await screen.findByText('Import not found')),
}
export const OnAPhone: Story = { ...Refused, globals: { viewport: { value: 'phone' } } }
