import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay } from 'msw'
import { screen } from 'storybook/test'
import type { MaintenanceQuote } from '@/entities/maintenance-quote'
import { draftQuote, sentQuote, startedQuote } from '@/entities/maintenance-quote/testing'
import { signedInAs } from '@/entities/user/testing'
import { platformHttp } from '../../../../tests/msw/http'
import { dealershipAdmin } from '../../../../tests/msw/people'
import { MaintenanceQuotePage } from './maintenance-quote-page'

const serving = (quote: MaintenanceQuote) => [
  platformHttp.get('/maintenance-quotes/{id}', ({ response }) => response(200).json(quote)),
]

const meta = {
  title: 'pages/quotes/MaintenanceQuotePage',
  component: MaintenanceQuotePage,
  args: { quoteId: draftQuote.id, onBack: () => undefined },
  parameters: { ...signedInAs(dealershipAdmin), msw: serving(draftQuote) },
} satisfies Meta<typeof MaintenanceQuotePage>

export default meta
type Story = StoryObj<typeof meta>

export const Draft: Story = { play: async () => void (await screen.findByRole('button', { name: 'Save lines' })) }
export const ToDecide: Story = {
  parameters: { msw: serving(sentQuote) },
  play: async () => void (await screen.findByRole('button', { name: 'Send decision' })),
}
export const InProgress: Story = {
  parameters: { msw: serving(startedQuote) },
  play: async () => void (await screen.findByRole('button', { name: 'Complete work' })),
}
export const Loading: Story = {
  parameters: { msw: [platformHttp.get('/maintenance-quotes/{id}', () => delay('infinite'))] },
}
export const OnAPhone: Story = { ...ToDecide, globals: { viewport: { value: 'phone' } } }
