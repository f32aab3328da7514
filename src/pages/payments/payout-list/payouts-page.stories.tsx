import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay } from 'msw'
import { screen } from 'storybook/test'
import { months, pageOf, payout } from '@/entities/payment/testing'
import { type PageArgs, pageStory } from '../../../../.storybook/page-story'
import { platformHttp } from '../../../../tests/msw/http'
import { noViews } from '../../../../tests/msw/list-views'
import { dealershipAdmin } from '../../../../tests/msw/people'
import { problem } from '../../../../tests/msw/problem'
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
  parameters: {
    msw: [platformHttp.get('/payments/summary', ({ response }) => response(200).json({ months: [] })), ...listing([])],
  },
  play: async () => void (await screen.findByText('No payouts yet')),
}
export const Loading: Story = {
  parameters: {
    msw: [
      noViews,
      platformHttp.get('/payments/payouts', () => delay('infinite')),
      platformHttp.get('/payments/summary', ({ response }) => response(200).json({ months: [] })),
    ],
  },
}
export const Failed: Story = {
  parameters: {
    msw: [
      noViews,
      platformHttp.get('/payments/payouts', ({ response }) =>
        response(403).json(problem(403, 'forbidden', 'You are not allowed to do this.')),
      ),
      platformHttp.get('/payments/summary', ({ response }) => response(200).json({ months: [] })),
    ],
  },
  play: async () => void (await screen.findByText('You are not allowed to do this.')),
}
export const OnAPhone: Story = { ...Full, globals: { viewport: { value: 'phone' } } }
