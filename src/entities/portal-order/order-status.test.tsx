import { render, screen } from '@testing-library/react'
import { it } from 'vitest'
import { OrderStatusBadge } from './ui/order-status-badge'
import type { OrderSide } from './ui/use-order-status'

type Shown = Parameters<typeof OrderStatusBadge>[0]['order']

it.each<[OrderSide, Shown['status'], Shown['fulfillment_status'], string]>([
  ['seller', 'PAID', 'UNFULFILLED', 'New order'],
  ['buyer', 'PAID', 'UNFULFILLED', 'Order received'],
  ['seller', 'PROCESSING', 'SHIPPED', 'Being processed'],
  ['buyer', 'PROCESSING', 'PICKING', 'Being prepared'],
  ['buyer', 'PROCESSING', 'SHIPPED', 'Shipped'],
  ['buyer', 'PROCESSING', 'PARTIALLY_DELIVERED', 'Partly delivered'],
  ['buyer', 'COMPLETED', 'DELIVERED', 'Completed'],
])('a %s reads of an order that is %s and %s: %s', (side, status, fulfillment_status, words) => {
  render(<OrderStatusBadge order={{ status, fulfillment_status }} side={side} />)
  screen.getByText(words)
})
