import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay } from 'msw'
import { screen } from 'storybook/test'
import type { Quote } from '@/entities/quote'
import { answeredQuote, requestedQuote, reviewedQuote } from '@/entities/quote/testing'
import { platformHttp } from '../../../../tests/msw/http'
import { QuotePage } from './quote-page'

const serving = (quote: Quote) => [platformHttp.get('/quotes/{id}', ({ response }) => response(200).json(quote))]

const meta = {
  title: 'pages/quotes/QuotePage',
  component: QuotePage,
  args: {
    quoteId: requestedQuote.id,
    side: 'seller',
    onBack: () => undefined,
    onGo: () => undefined,
    orderLink: (id, words) => <a href={`/orders/${id}`}>{words}</a>,
    pay: (id, words) => <a href={`/checkout?order_id=${id}`}>{words}</a>,
  },
  parameters: { msw: serving(requestedQuote) },
} satisfies Meta<typeof QuotePage>

export default meta
type Story = StoryObj<typeof meta>

export const Requested: Story = {
  play: async () => void (await screen.findByRole('button', { name: 'Start review' })),
}
export const ToAnswer: Story = {
  parameters: { msw: serving(reviewedQuote) },
  play: async () => void (await screen.findByRole('button', { name: 'Send quote' })),
}
export const ToDecide: Story = {
  args: { side: 'buyer' },
  parameters: { msw: serving(answeredQuote) },
  play: async () => void (await screen.findByRole('button', { name: 'Accept and order' })),
}
export const Loading: Story = { parameters: { msw: [platformHttp.get('/quotes/{id}', () => delay('infinite'))] } }
export const OnAPhone: Story = { ...ToDecide, globals: { viewport: { value: 'phone' } } }
