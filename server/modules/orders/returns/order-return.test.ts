import fc from 'fast-check'
import { expect, it } from 'vitest'
import { lineAmounts } from '../order-amounts'
import { refundOf } from './order-return'

it('the refunds of all partial returns add up to what the line cost', () => {
  const pieces = fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 1, maxLength: 12 })
  const amount = fc.integer({ min: 0, max: 1_000_000 })
  fc.assert(
    fc.property(pieces, amount, amount, fc.integer({ min: 0, max: 3000 }), (parts, unit, core, taxBasisPoints) => {
      const terms = { currency: 'USD', taxBasisPoints }
      const line = { unitAmount: unit, coreChargeAmount: core }
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
