import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen } from 'storybook/test'
import { cartOf, oilFilterLine } from '@/entities/cart/testing'
import { AtAddress } from '@/shared/lib/testing/at-address'
import { cartsAre } from '../../../tests/msw/cart'
import { CartLink } from './cart-link'

const meta = {
  title: 'widgets/cart-link/CartLink',
  component: CartLink,
  render: () => (
    <AtAddress href="/">
      <CartLink />
    </AtAddress>
  ),
  parameters: { msw: cartsAre(() => [cartOf([oilFilterLine])]) },
} satisfies Meta<typeof CartLink>

export default meta
type Story = StoryObj<typeof meta>

export const WithLines: Story = { play: async () => void (await screen.findByRole('link', { name: 'Cart, 1 line' })) }
export const Empty: Story = {
  parameters: { msw: cartsAre(() => [cartOf([])]) },
  play: async () => void (await screen.findByRole('link', { name: 'Cart' })),
}
