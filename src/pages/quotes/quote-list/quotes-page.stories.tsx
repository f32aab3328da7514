import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen } from 'storybook/test'
import { quotePage, requestedQuote } from '@/entities/quote/testing'
import { type PageArgs, pageStory } from '../../../../.storybook/page-story'
import { platformHttp } from '../../../../tests/msw/http'
import { noViews } from '../../../../tests/msw/list-views'
import { organizationsAre } from '../../../../tests/msw/organizations'
import { dealershipAdmin } from '../../../../tests/msw/people'
import { QuotesPage } from './quotes-page'

const listing = (items = [requestedQuote]) => [
  noViews,
  organizationsAre(),
  platformHttp.get('/auth/me', ({ response }) => response(200).json(dealershipAdmin)),
  platformHttp.get('/quotes/', ({ response }) => response(200).json(quotePage(items))),
]

const meta = {
  title: 'pages/quotes/QuotesPage',
  ...pageStory('/quotes', QuotesPage),
  parameters: { msw: listing() },
} satisfies Meta<PageArgs>

export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = { play: async () => void (await screen.findByRole('link', { name: 'Q-1012' })) }
export const Empty: Story = {
  parameters: { msw: listing([]) },
  play: async () => void (await screen.findByText('No quotes to show')),
}
export const OnAPhone: Story = { ...Full, globals: { viewport: { value: 'phone' } } }
