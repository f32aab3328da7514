import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay } from 'msw'
import { screen, userEvent } from 'storybook/test'
import { brandPage, harrow, oxbow } from '@/entities/brand/testing'
import { type PageArgs, pageStory } from '../../../../.storybook/page-story'
import { platformHttp } from '../../../../tests/msw/http'
import { noViews } from '../../../../tests/msw/list-views'
import { operator } from '../../../../tests/msw/people'
import { problem } from '../../../../tests/msw/problem'
import { BrandsPage } from './brands-page'

const listing = (items = [harrow, oxbow]) =>
  platformHttp.get('/machines/brands', ({ response }) => response(200).json(brandPage(items)))

const meta = {
  title: 'pages/admin/BrandsPage',
  ...pageStory('/brands', BrandsPage),
  parameters: { msw: [noViews, listing()] },
} satisfies Meta<PageArgs>

export default meta
type Story = StoryObj<typeof meta>

const shown = async () => void (await screen.findByText('Oxbow'))

export const Full: Story = { play: shown }
export const ReadOnly: Story = { args: { reader: operator }, play: shown }
export const Loading: Story = {
  parameters: { msw: [noViews, platformHttp.get('/machines/brands', () => delay('infinite'))] },
}
export const Empty: Story = {
  parameters: { msw: [noViews, listing([])] },
  play: async () => void (await screen.findByText('No brands yet')),
}
export const NothingFound: Story = {
  args: { search: { search: 'quarry' } },
  parameters: { msw: [noViews, listing([])] },
  play: async () => void (await screen.findByText('Nothing matches')),
}
export const Failed: Story = {
  parameters: {
    msw: [
      noViews,
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
