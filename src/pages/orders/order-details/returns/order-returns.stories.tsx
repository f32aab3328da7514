import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen } from 'storybook/test'
import type { OrderReturn } from '@/entities/order'
import { deliveredOrder, requestedReturn } from '@/entities/order/testing'
import { platformHttp } from '../../../../../tests/msw/http'
import { OrderReturns } from './order-returns'

const serving = (returns: OrderReturn[]) => [
  platformHttp.get('/orders/{id}/returns', ({ response }) => response(200).json({ returns })),
]

const meta = {
  title: 'pages/orders/OrderReturns',
  component: OrderReturns,
  args: { order: deliveredOrder, side: 'seller' },
  parameters: { msw: serving([{ ...requestedReturn, next_statuses: ['ACCEPTED', 'DECLINED', 'CANCELLED'] }]) },
} satisfies Meta<typeof OrderReturns>

export default meta
type Story = StoryObj<typeof meta>

export const Requested: Story = {
  play: async () => void (await screen.findByRole('button', { name: 'Accept return' })),
}
export const None: Story = {
  parameters: { msw: serving([]) },
  play: async () => void (await screen.findByText('Nothing has been returned.')),
}
