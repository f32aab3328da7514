import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay, http } from 'msw'
import { screen } from 'storybook/test'
import { brands } from '@/entities/machine/testing'
import { hits, library, manualList, operationManual } from '@/entities/manual/testing'
import { accessOf } from '@/widgets/manual-viewer/testing'
import { type PageArgs, pageStory } from '../../../../.storybook/page-story'
import { platformHttp } from '../../../../tests/msw/http'
import { noViews } from '../../../../tests/msw/list-views'
import { noPageParts } from '../../../../tests/msw/page-parts'
import { problem } from '../../../../tests/msw/problem'
import { ManualsPage } from './manuals-page'

const listing = (items: typeof library) =>
  platformHttp.get('/manuals/', ({ response }) => response(200).json(manualList(items)))
const finding = (items: typeof hits) =>
  platformHttp.get('/manuals/search', ({ response }) =>
    response(200).json({ ...manualList(items), pages: items.map(({ page }) => page) }),
  )
const others = [
  platformHttp.get('/machines/all-brands', ({ response }) =>
    response(200).json({ items: brands, total: 2, page: 1, limit: 1000 }),
  ),
  noPageParts,
  platformHttp.get('/files/{id}/access', ({ response }) => response(200).json(accessOf())),
]
const refused = problem(400, 'validation_failed', 'The request is not valid.')

const meta = {
  title: 'pages/machines/ManualsPage',
  ...pageStory('/manuals', ManualsPage),
  parameters: { msw: [noViews, listing(library), finding(hits), ...others] },
} satisfies Meta<PageArgs>

export default meta
type Story = StoryObj<typeof meta>

const words = { in: 'text', search: 'engine oil' } as const
const onPhone = { viewport: { value: 'phone' } }

export const Full: Story = { play: async () => void (await screen.findByText('Excavator handbook')) }
export const OnAPhone: Story = { ...Full, globals: onPhone }
export const Loading: Story = {
  parameters: { msw: [noViews, http.get('*/manuals/', () => delay('infinite')), ...others] },
}
export const Empty: Story = {
  parameters: { msw: [noViews, listing([]), ...others] },
  play: async () => void (await screen.findByText('No manuals yet')),
}
export const NothingFound: Story = {
  args: { search: { search: 'winch' } },
  parameters: { msw: [noViews, listing([]), ...others] },
  play: async () => void (await screen.findByText('Nothing matches')),
}
export const Failed: Story = {
  parameters: {
    msw: [noViews, platformHttp.get('/manuals/', ({ response }) => response(400).json(refused)), ...others],
  },
  play: async () => void (await screen.findByText('The request is not valid.')),
}
export const InTheManuals: Story = {
  args: { search: words },
  play: async () => void (await screen.findByText('8.3 Fluids and capacities')),
}
export const InTheManualsOnAPhone: Story = { ...InTheManuals, globals: onPhone }
export const InTheManualsLoading: Story = {
  args: { search: words },
  parameters: { msw: [noViews, http.get('*/manuals/search', () => delay('infinite')), ...others] },
}
export const InTheManualsWithoutWords: Story = {
  args: { search: { in: 'text' } },
  play: async () => void (await screen.findByText('Search the text of all manuals')),
}
export const InNoManual: Story = {
  args: { search: { in: 'text', search: 'submarine' } },
  parameters: { msw: [noViews, finding([]), ...others] },
  play: async () => void (await screen.findByText('No matches')),
}
export const InTheManualsFailed: Story = {
  args: { search: words },
  parameters: {
    msw: [noViews, platformHttp.get('/manuals/search', ({ response }) => response(400).json(refused)), ...others],
  },
  play: async () => void (await screen.findByText('The request is not valid.')),
}
export const Opened: Story = {
  args: { search: { ...words, manual: operationManual.id, page: 31 } },
  play: async () => void (await screen.findByText('Match 1 of 2')),
}
