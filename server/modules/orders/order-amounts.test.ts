import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lineAmounts, orderAmounts } from './order-amounts'

const terms = { currency: 'USD', taxBasisPoints: 825 }
const line = { quantity: 3, cancelled: 0, unitAmount: 1000, coreChargeAmount: 200 }

describe('the amounts of an order', () => {
  it('a line has its price, core charge and the tax on both, without what is cancelled', () => {
    expect(lineAmounts(line, terms)).toMatchObject({
      subtotal: { amount: 3000n },
      coreCharge: { amount: 600n },
      tax: { amount: 297n },
      total: { amount: 3897n },
    })
    expect(lineAmounts({ ...line, cancelled: 3 }, terms).total.amount).toBe(0n)
  })

  it('tax is rounded half to even, line by line', () => {
    const halves = [2, 6].map((unitAmount) =>
      lineAmounts(
        { quantity: 1, cancelled: 0, unitAmount, coreChargeAmount: 0 },
        { currency: 'USD', taxBasisPoints: 2500 },
      ),
    )
    expect(halves.map(({ tax }) => tax.amount)).toEqual([0n, 2n])
    expect(orderAmounts(halves, 'USD').tax.amount).toBe(2n)
  })

  it('the order is the sum of its lines, in each figure', () => {
    const price = fc.record({
      quantity: fc.integer({ min: 1, max: 1000 }),
      cancelled: fc.constant(0),
      unitAmount: fc.integer({ min: 0, max: 100_000 }),
      coreChargeAmount: fc.integer({ min: 0, max: 10_000 }),
    })
    fc.assert(
      fc.property(fc.array(price, { maxLength: 20 }), fc.integer({ min: 0, max: 10_000 }), (prices, taxBasisPoints) => {
        const lines = prices.map((one) => lineAmounts(one, { currency: 'USD', taxBasisPoints }))
        const { subtotal, coreCharge, tax, total } = orderAmounts(lines, 'USD')
        expect(total.amount).toBe(subtotal.amount + coreCharge.amount + tax.amount)
        expect(total.amount).toBe(lines.reduce((sum, one) => sum + one.total.amount, 0n))
      }),
    )
  })

  it('a total beyond all amounts is refused', () => {
    const huge = lineAmounts({ quantity: 10_000_000, cancelled: 0, unitAmount: 100_000, coreChargeAmount: 0 }, terms)
    expect(() => orderAmounts([huge], 'USD')).toThrow(expect.objectContaining({ code: 'order_too_large' }))
  })
})
