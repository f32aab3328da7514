import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay } from 'msw'
import { screen } from 'storybook/test'
import { yard } from '@/entities/address/testing'
import { cartOf, filterSetLine, fuelFilterLine, listOf, oilFilterLine, weeklyFilters } from '@/entities/cart/testing'
import { removedNotice } from '@/entities/notice/testing'
import { type PageArgs, pageStory } from '../../../../.storybook/page-story'
import { cartsAre, listsAre } from '../../../../tests/msw/cart'
import { platformHttp } from '../../../../tests/msw/http'
import { noticesAre } from '../../../../tests/msw/notices'
import { dealershipAdmin, operator } from '../../../../tests/msw/people'
import { problem } from '../../../../tests/msw/problem'
import { CartPage } from './cart-page'

const addresses = platformHttp.get('/organizations/addresses/{id}', ({ response }) =>
  response(200).json({ items: [yard], total: 1, page: 1, limit: 1000 }),
)
const lists = listsAre(() => [
  listOf([oilFilterLine]),
  listOf([], { ...weeklyFilters, id: '0d5f9f0a-3c55-4d0e-9a51-2f6a3b4c5d82', name: 'Hoses', is_shared: false }),
])
const notices = noticesAre(() => [])
const full = cartOf([oilFilterLine, fuelFilterLine, filterSetLine])
const tallPines = {
  ...cartOf([]),
  operator: { id: '7b7e1c64-38a2-4a52-8d6d-4f9a2a1f0c13', name: 'Tall Pines Forestry' },
}

const meta = {
  title: 'pages/orders/CartPage',
  ...pageStory('/cart', () => <CartPage onPlaced={() => undefined} />, operator),
  parameters: { msw: [addresses, ...notices, ...lists, ...cartsAre(() => [full])] },
} satisfies Meta<PageArgs>

export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = { play: async () => void (await screen.findByText('HX-310 is sold in packs of 6.')) }
export const ListsFailed: Story = {
  parameters: {
    msw: [
      addresses,
      ...notices,
      ...cartsAre(() => [full]),
      platformHttp.get('/carts/{dealershipId}/{operatorId}/lists', ({ response }) =>
        response(403).json(problem(403, 'forbidden', 'You may not do this.')),
      ),
    ],
  },
  play: async () => void (await screen.findByText('The shopping lists did not load')),
}
export const WithoutWhatIsGone: Story = {
  parameters: { msw: [addresses, ...lists, ...cartsAre(() => [full]), ...noticesAre(() => [removedNotice])] },
  play: async () => void (await screen.findByText(removedNotice.text)),
}
export const Empty: Story = {
  parameters: { msw: [addresses, ...notices, ...listsAre(() => []), ...cartsAre(() => [cartOf([])])] },
  play: async () => void (await screen.findByText('The cart is empty')),
}
export const OfADealership: Story = {
  args: { reader: dealershipAdmin },
  parameters: { msw: [addresses, ...notices, ...cartsAre(() => [cartOf([]), tallPines])] },
  play: async () => void (await screen.findByText('For whom do you order?')),
}
export const NobodyToOrderFrom: Story = {
  parameters: { msw: [...notices, ...cartsAre(() => [])] },
  play: async () => void (await screen.findByText('Nobody to order from')),
}
export const Loading: Story = {
  parameters: { msw: [...notices, platformHttp.get('/carts/', () => delay('infinite'))] },
}
export const OnAPhone: Story = { ...Full, globals: { viewport: { value: 'phone' } } }
