import { render, screen } from '@testing-library/react'
import { it } from 'vitest'
import { paymentOf } from './testing'
import { OrderMoney } from './ui/order-money'
import type { OrderSide } from './ui/use-order-status'

it.each<[OrderSide, string, string]>([
  ['seller', 'Paid by card', 'Refund needs action by the customer'],
  ['buyer', 'Paid by your card', 'Refund: follow the e-mail of the payment provider'],
])('a %s reads of a card and a refund: %s, %s', (side, paid, refund) => {
  const payment = { ...paymentOf(2450, [{ amount: 2450, state: 'REQUIRES_ACTION' }]), method: '' }
  render(<OrderMoney order={{ payments: [payment] }} side={side} />)
  screen.getByText(paid)
  screen.getByText(refund)
})
