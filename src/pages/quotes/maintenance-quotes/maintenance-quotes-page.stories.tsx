import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen } from 'storybook/test'
import { draftQuote, quotePage } from '@/entities/maintenance-quote/testing'
import { type PageArgs, pageStory } from '../../../../.storybook/page-story'
import { platformHttp } from '../../../../tests/msw/http'
import { noViews } from '../../../../tests/msw/list-views'
import { MaintenanceQuotesPage } from './maintenance-quotes-page'

const listing = (items = [draftQuote]) =>
  platformHttp.get('/maintenance-quotes/', ({ response }) => response(200).json(quotePage(items)))

const meta = {
  title: 'pages/quotes/MaintenanceQuotesPage',
  ...pageStory('/maintenance-quotes', MaintenanceQuotesPage),
  parameters: { msw: [listing(), noViews] },
} satisfies Meta<PageArgs>

export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = { play: async () => void (await screen.findByRole('button', { name: 'MQ-1001' })) }
export const Empty: Story = {
  parameters: { msw: [noViews, listing([])] },
  play: async () => void (await screen.findByText('No maintenance quotes yet')),
}
export const OnAPhone: Story = { ...Full, globals: { viewport: { value: 'phone' } } }
