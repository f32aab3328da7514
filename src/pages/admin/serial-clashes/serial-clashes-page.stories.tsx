import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen } from 'storybook/test'
import { clash } from '@/entities/machine-instance/testing'
import { type PageArgs, pageStory } from '../../../../.storybook/page-story'
import { platformHttp } from '../../../../tests/msw/http'
import { noViews } from '../../../../tests/msw/list-views'
import { SerialClashesPage } from './serial-clashes-page'

const listing = (items = [clash]) =>
  platformHttp.get('/machines/serial-clashes', ({ response }) =>
    response(200).json({ items, total: items.length, page: 1, limit: 10 }),
  )

const meta = {
  title: 'pages/admin/SerialClashesPage',
  ...pageStory('/serial-clashes', SerialClashesPage),
  parameters: { msw: [noViews, listing()] },
} satisfies Meta<PageArgs>

export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = { play: async () => void (await screen.findByText('Eastmoor Pit')) }
export const Empty: Story = {
  parameters: { msw: [noViews, listing([])] },
  play: async () => void (await screen.findByText('No clashes')),
}
export const OnAPhone: Story = { ...Full, globals: { viewport: { value: 'phone' } } }
