import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen } from 'storybook/test'
import { catalogue, oilFilter } from '@/entities/catalogue/testing'
import { platformHttp } from '../../../../tests/msw/http'
import { operator } from '../../../../tests/msw/people'
import { AddQuotePage } from './add-quote-page'

const serving = (items = [catalogue]) => [
  platformHttp.get('/catalogues/', ({ response }) =>
    response(200).json({ items, total: items.length, page: 1, limit: 1000 }),
  ),
  platformHttp.get('/catalogues/{id}/parts', ({ response }) =>
    response(200).json({ items: [oilFilter], total: 1, page: 1, limit: 20 }),
  ),
]

const meta = {
  title: 'pages/quotes/AddQuotePage',
  component: AddQuotePage,
  args: { user: operator, onBack: () => undefined, onAdded: () => undefined },
  parameters: { msw: serving() },
} satisfies Meta<typeof AddQuotePage>

export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = { play: async () => void (await screen.findByRole('combobox', { name: 'Add a part' })) }
export const NoCatalogue: Story = {
  parameters: { msw: serving([]) },
  play: async () => void (await screen.findByText('No catalogue to choose from')),
}
export const OnAPhone: Story = { ...Full, globals: { viewport: { value: 'phone' } } }
