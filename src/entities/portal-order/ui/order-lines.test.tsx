import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { portalOrder } from '../testing'
import { OrderLines } from './order-lines'

describe('OrderLines', () => {
  it('a line that was cancelled in part shows what is charged, and what was ordered', () => {
    const [filter] = portalOrder.order_parts
    if (!filter) throw new Error('the order has no lines')
    const usd = (amount: number) => ({ amount, currency: 'USD' })
    const line = { ...filter, backordered: 0, cancelled: 3, tax: usd(0), total: usd(8400) }
    render(<OrderLines order={{ ...portalOrder, order_parts: [line] }} />)
    const [part, bundle] = [...screen.getByRole('list', { name: 'Parts' }).children].map(
      ({ textContent }) => textContent,
    )
    expect(part).toContain('2 × $42.00 · 5 ordered$84.00')
    expect(bundle).not.toContain('ordered')
  })
})
