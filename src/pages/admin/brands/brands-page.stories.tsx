import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay } from 'msw'
import { screen, userEvent } from 'storybook/test'
import { brandPage, harrow, oxbow } from '@/entities/brand/testing'
import { platformHttp } from '../../../../tests/msw/http'
import { problem } from '../../../../tests/msw/problem'
import { BrandsPage } from './brands-page'

const listing = (items = [harrow, oxbow]) =>
  platformHttp.get('/machines/brands', ({ response }) => response(200).json(brandPage(items)))

const meta = {
  title: 'pages/admin/BrandsPage',
  component: BrandsPage,
  args: { search: {}, onSearch: () => undefined, canEdit: true },
  parameters: { msw: [listing()] },
} satisfies Meta<typeof BrandsPage>

export default meta
type Story = StoryObj<typeof meta>

const shown = async () => void (await screen.findByText('Oxbow'))

export const Full: Story = { play: shown }
export const ReadOnly: Story = { args: { canEdit: false }, play: shown }
export const Loading: Story = { parameters: { msw: [platformHttp.get('/machines/brands', () => delay('infinite'))] } }
export const Empty: Story = {
  parameters: { msw: [listing([])] },
  play: async () => void (await screen.findByText('No brands yet')),
}
export const NothingFound: Story = {
  args: { search: { search: 'quarry' } },
  parameters: { msw: [listing([])] },
  play: async () => void (await screen.findByText('Nothing matches')),
}
export const Failed: Story = {
  parameters: {
    msw: [
      platformHttp.get('/machines/brands', ({ response }) =>
        response(401).json(problem(401, 'invalid', 'The session has ended.')),
      ),
    ],
  },
  play: async () => void (await screen.findByText('The session has ended.')),
}
export const Adding: Story = {
  play: async () => {
    await shown()
    await userEvent.click(screen.getByRole('button', { name: 'Add brand' }))
    await screen.findByRole('dialog', { name: 'Add a brand' })
  },
}
export const OnAPhone: Story = { ...Full, globals: { viewport: { value: 'phone' } } }
