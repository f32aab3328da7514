import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay } from 'msw'
import { screen } from 'storybook/test'
import type { Order } from '@/entities/order'
import { newOrder, orderHistory, orderMessage, processedOrder, shippedOrder } from '@/entities/order/testing'
import { LinkButton } from '@/shared/ui/link-button'
import { platformHttp } from '../../../../tests/msw/http'
import { problem } from '../../../../tests/msw/problem'
import { OrderPage } from './order-page'

const serving = (order: Order) => [
  platformHttp.get('/orders/{id}', ({ response }) => response(200).json(order)),
  platformHttp.get('/orders/{id}/history', ({ response }) => response(200).json({ entries: orderHistory })),
  platformHttp.get('/orders/{id}/messages', ({ response }) =>
    response(200).json({ items: [orderMessage], total: 1, page: 1, limit: 200 }),
  ),
]

const meta = {
  title: 'pages/orders/OrderPage',
  component: OrderPage,
  args: {
    orderId: newOrder.id,
    isSeller: true,
    onBack: () => undefined,
    onGo: () => undefined,
    onOrderedAgain: () => undefined,
    pay: (words) => (
      <LinkButton variant="primary" href="#checkout">
        {words}
      </LinkButton>
    ),
  },
  parameters: { msw: serving(newOrder) },
} satisfies Meta<typeof OrderPage>

export default meta
type Story = StoryObj<typeof meta>

export const New: Story = { play: async () => void (await screen.findByRole('button', { name: 'Start processing' })) }
export const Processed: Story = {
  parameters: { msw: serving(processedOrder) },
  play: async () => void (await screen.findByRole('button', { name: 'Ship' })),
}
export const PartlyShipped: Story = {
  args: { isSeller: false },
  parameters: { msw: serving(shippedOrder) },
  play: async () => void (await screen.findByRole('button', { name: 'Confirm delivery' })),
}
export const ToBePaid: Story = {
  args: { isSeller: false },
  parameters: { msw: serving({ ...newOrder, status: 'AWAITING_PAYMENT', payment_status: 'UNPAID' }) },
}
export const Loading: Story = { parameters: { msw: [platformHttp.get('/orders/{id}', () => delay('infinite'))] } }
export const Gone: Story = {
  parameters: {
    msw: [
      platformHttp.get('/orders/{id}', ({ response }) =>
        response(404).json(problem(404, 'not_found', 'Order not found.')),
      ),
    ],
  },
  play: async () => void (await screen.findByText('Order not found')),
}
export const OnAPhone: Story = { ...PartlyShipped, globals: { viewport: { value: 'phone' } } }
