import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen } from 'storybook/test'
import { months, pageOf, payout } from '@/entities/payment/testing'
import { type PageArgs, pageStory } from '../../../../.storybook/page-story'
import { platformHttp } from '../../../../tests/msw/http'
import { noViews } from '../../../../tests/msw/list-views'
import { dealershipAdmin } from '../../../../tests/msw/people'
import { PayoutsPage } from './payouts-page'

const listing = (items = [payout]) => [
  noViews,
  platformHttp.get('/payments/payouts', ({ response }) => response(200).json(pageOf(items))),
  platformHttp.get('/payments/summary', ({ response }) => response(200).json({ months })),
]

const meta = {
  title: 'pages/payments/PayoutsPage',
  ...pageStory('/payouts', PayoutsPage, dealershipAdmin),
  parameters: { msw: listing() },
} satisfies Meta<PageArgs>

export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = { play: async () => void (await screen.findAllByText('On its way')) }
export const Empty: Story = {
  parameters: { msw: listing([]) },
  play: async () => void (await screen.findByText('No payouts yet')),
}
export const OnAPhone: Story = { ...Full, globals: { viewport: { value: 'phone' } } }
