import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen } from 'storybook/test'
import { newOrder, orderPage, processedOrder } from '@/entities/order/testing'
import { type PageArgs, pageStory } from '../../../../.storybook/page-story'
import { platformHttp } from '../../../../tests/msw/http'
import { noViews } from '../../../../tests/msw/list-views'
import { organizationsAre } from '../../../../tests/msw/organizations'
import { dealershipAdmin } from '../../../../tests/msw/people'
import { OrdersPage } from './orders-page'

const listing = (
  items = [newOrder, { ...processedOrder, id: '7a1c2c2e-5f0e-4a35-9a0b-6f0f6f7fa102', order_number: 'SO-1043' }],
) => [
  noViews,
  organizationsAre(),
  platformHttp.get('/auth/me', ({ response }) => response(200).json(dealershipAdmin)),
  platformHttp.get('/orders/', ({ query, response }) =>
    response(200).json(orderPage(items.filter(({ status }) => [null, status].includes(query.get('status'))))),
  ),
  platformHttp.get('/orders/cards/', ({ response }) =>
    response(200).json({
      cards: items.map(({ status, total }) => ({ status, count: 1, sums: [total] })),
    }),
  ),
]

const meta = {
  title: 'pages/orders/OrdersPage',
  ...pageStory('/orders', OrdersPage),
  parameters: { msw: listing() },
} satisfies Meta<PageArgs>

export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = { play: async () => void (await screen.findAllByRole('link', { name: 'SO-1042' })) }
export const Empty: Story = {
  parameters: { msw: listing([]) },
  play: async () => void (await screen.findByText('No orders to show')),
}
export const OnAPhone: Story = { ...Full, globals: { viewport: { value: 'phone' } } }
const board = pageStory('/orders?view=board', OrdersPage)
export const Board: Story = {
  ...board,
  play: async () => void (await screen.findByRole('link', { name: /^SO-1042/ })),
}
export const BoardOnAPhone: Story = { ...Board, globals: { viewport: { value: 'phone' } } }
