import { screen } from '@testing-library/react'
import { it } from 'vitest'
import type { Cart } from '@/entities/cart'
import { cartOf, fuelFilterLine, oilFilterLine } from '@/entities/cart/testing'
import { AtAddress } from '@/shared/lib/testing/at-address'
import { renderScreen } from '@/shared/lib/testing/render-screen'
import { cartsAre } from '../../../tests/msw/cart'
import { serveWith } from '../../../tests/msw/server'
import { CartLink } from './cart-link'

let carts: Cart[] = []
serveWith(...cartsAre(() => carts))
const show = () =>
  renderScreen(
    <AtAddress href="/">
      <p>Page</p>
      <CartLink />
    </AtAddress>,
  )

it('counts the lines of all carts', async () => {
  carts = [cartOf([oilFilterLine, fuelFilterLine]), cartOf([oilFilterLine])]
  show()
  await screen.findByRole('link', { name: 'Cart, 3 lines' })
})

it('is there while the cart is empty', async () => {
  carts = [cartOf([])]
  show()
  await screen.findByRole('link', { name: 'Cart' })
})
