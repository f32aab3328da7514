import type { Meta, StoryObj } from '@storybook/react-vite'
import type { PortalOrder } from '@/entities/portal-order'
import { paymentOf, portalOrder } from '@/entities/portal-order/testing'
import { LinkButton } from '@/shared/ui/link-button'
import { platformHttp } from '../../../../tests/msw/http'
import { OrderCompletedPage } from './order-completed-page'

const servingOrder = (order: Partial<PortalOrder>) => ({
  msw: [
    platformHttp.get('/orders/token/{token}/details', ({ response }) =>
      response(200).json({ ...portalOrder, ...order }),
    ),
  ],
})
const serving = (status: PortalOrder['status']) => servingOrder({ status })

const meta = {
  title: 'pages/portal/OrderCompletedPage',
  component: OrderCompletedPage,
  args: {
    access: { token: 'v1aGFyZC10by1ndWVzcy1wb3J0YWwtdG9rZW4' },
    toOrder: (words) => (
      <LinkButton size="lg" full href="#order">
        {words}
      </LinkButton>
    ),
    toCheckout: (words) => (
      <LinkButton size="lg" full variant="primary" href="#checkout">
        {words}
      </LinkButton>
    ),
  },
  globals: { viewport: { value: 'phone' } },
  parameters: { layout: 'fullscreen', ...serving('PROCESSING') },
  decorators: [(Story) => <main>{Story()}</main>],
} satisfies Meta<typeof OrderCompletedPage>

export default meta
type Story = StoryObj<typeof meta>

export const Confirmed: Story = {}
export const Waiting: Story = { parameters: serving('AWAITING_PAYMENT') }
export const Confirming: Story = { args: { paid: true }, parameters: serving('FAILED') }
export const PaidTooLate: Story = {
  args: { paid: true },
  parameters: servingOrder({ status: 'AWAITING_PAYMENT', paid_too_late_at: '2026-11-24T09:30:00.000Z' }),
}
export const Failed: Story = { args: { failed: true }, parameters: serving('AWAITING_PAYMENT') }
export const Completed: Story = { parameters: serving('COMPLETED') }
export const Cancelled: Story = { parameters: serving('CANCELLED') }
export const OnADesk: Story = { globals: { viewport: { value: 'desk' } } }
export const CancelledAndRefunded: Story = {
  parameters: servingOrder({
    status: 'CANCELLED',
    payment_status: 'PAID',
    total: { amount: 0, currency: 'USD' },
    payments: [paymentOf(8400, [{ amount: 8400, state: 'PENDING' }])],
  }),
}
export const ExpiredUnpaid: Story = { parameters: serving('EXPIRED') }
