import fc from 'fast-check'
import { expect, it } from 'vitest'
import { lineAmounts } from '../order-amounts'
import { creditOf, refundOf } from './order-return'

it('the refunds of all partial returns add up to what the line cost', () => {
  const pieces = fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 1, maxLength: 12 })
  const amount = fc.integer({ min: 0, max: 1_000_000 })
  fc.assert(
    fc.property(pieces, amount, amount, fc.integer({ min: 0, max: 3000 }), (parts, unit, core, taxBasisPoints) => {
      const terms = { currency: 'USD', taxBasisPoints }
      const line = { unitAmount: unit, coreChargeAmount: core, credited: 0 }
      let returned = 0
      const sums = { subtotal: 0n, coreCharge: 0n, tax: 0n, total: 0n }
      for (const quantity of parts) {
        const refund = refundOf({ ...line, returned }, quantity, terms)
        for (const of of ['subtotal', 'coreCharge', 'tax', 'total'] as const) {
          expect(refund[of].amount).toBeGreaterThanOrEqual(0n)
          sums[of] += refund[of].amount
        }
        returned += quantity
      }
      const cost = lineAmounts({ ...line, quantity: returned, cancelled: 0 }, terms)
      expect(sums).toEqual({
        subtotal: cost.subtotal.amount,
        coreCharge: cost.coreCharge.amount,
        tax: cost.tax.amount,
        total: cost.total.amount,
      })
    }),
  )
})

it('a line costs what was credited before it was paid less, and never refunds more than what was paid', () => {
  const count = fc.integer({ min: 0, max: 20 })
  const amount = fc.integer({ min: 0, max: 1_000_000 })
  const pieces = fc.record({
    cancelled: count,
    credited: fc.array(count, { maxLength: 5 }),
    refunded: count,
    kept: count,
  })
  fc.assert(
    fc.property(pieces, amount, amount, fc.integer({ min: 0, max: 3000 }), (counts, unit, core, taxBasisPoints) => {
      const terms = { currency: 'USD', taxBasisPoints }
      const credited = counts.credited.reduce((sum, one) => sum + one, 0)
      const quantity = counts.cancelled + credited + counts.refunded + counts.kept
      let line = { unitAmount: unit, coreChargeAmount: core, quantity, cancelled: counts.cancelled, credited: 0 }
      let owed = lineAmounts(line, terms).total.amount
      for (const one of counts.credited) {
        const credit = creditOf(line, one, terms).total.amount
        expect(credit).toBeGreaterThanOrEqual(0n)
        owed -= credit
        line = { ...line, credited: line.credited + one }
      }
      expect(owed).toBe(lineAmounts(line, terms).total.amount)
      const paid = refundOf({ ...line, returned: credited }, counts.refunded, terms).total.amount
      const rest = refundOf({ ...line, returned: credited + counts.refunded }, counts.kept, terms).total.amount
      expect(paid + rest).toBe(owed)
    }),
  )
})
