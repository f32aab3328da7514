import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { OrderPayment } from '../order'
import { refundsOfReturns, returnsDue } from './return-refunds'

const at = (hour: number) => new Date(Date.UTC(2026, 10, 28, hour))

const received = (number: number, amount: number, hour = number) => ({
  id: `return-${number}`,
  number,
  status: 'RECEIVED' as const,
  isCredit: false,
  receivedAt: at(hour),
  lines: [
    {
      ...{ lineId: 'line', quantity: 1, restocked: 1, scrapped: 0 },
      ...{ refundSubtotal: amount, refundCoreCharge: 0, refundTax: 0 },
    },
  ],
})
const requested = (number: number, amount: number) => ({
  ...received(number, amount),
  status: 'REQUESTED' as const,
  receivedAt: null,
})

type Refund = OrderPayment['refunds'][number]
const refund = (amount: number, change: Partial<Refund> = {}): Refund => ({
  ...{ id: 'refund', amount, state: 'SUCCEEDED', createdAt: at(20), returnId: null },
  ...change,
})
const paid = (amount: number, ...refunds: Refund[]) => ({
  payments: [{ id: 'payment', amount, method: '', paidAt: at(0), isLate: false, dispute: null, refunds }],
})

describe('what is due for a return', () => {
  it('is what it gives back, until that was refunded for it; one that is only requested has nothing to do with it', () => {
    const returns = [received(1, 5740), requested(2, 1000)]
    expect(returnsDue(returns, paid(20_000))).toEqual([{ id: 'return-1', number: 1, due: 5740 }])
    const refunds = refundsOfReturns(returns, paid(20_000, refund(5740, { returnId: 'return-1' })))
    expect(refunds.get('return-1')).toEqual({ refunded: 5740, pending: 0, due: 0 })
    expect(refunds.get('return-2')).toEqual({ refunded: 0, pending: 0, due: 0 })
  })

  it('is less by what is on its way, and the same again after a refund that failed', () => {
    const pending = refundsOfReturns([received(1, 500)], paid(900, refund(200, { state: 'PENDING' })))
    expect(pending.get('return-1')).toEqual({ refunded: 0, pending: 200, due: 300 })
    const failed = refundsOfReturns([received(1, 500)], paid(900, refund(500, { state: 'FAILED' })))
    expect(failed.get('return-1')).toEqual({ refunded: 0, pending: 0, due: 500 })
  })

  it('is less by a refund that names no return, the oldest first, but not by one from before it was received', () => {
    const returns = [received(1, 300, 5), received(2, 300, 6)]
    expect(returnsDue(returns, paid(2000, refund(400)))).toEqual([{ id: 'return-2', number: 2, due: 200 }])
    const earlier = paid(2000, refund(400, { createdAt: at(1) }))
    expect(returnsDue(returns, earlier).map(({ due }) => due)).toEqual([300, 300])
  })

  it('is nothing once everything was refunded, and nothing for what lowered a total', () => {
    expect(returnsDue([received(1, 300)], paid(1000, refund(1000, { createdAt: at(0) })))).toEqual([])
    expect(returnsDue([{ ...received(1, 300), isCredit: true }], paid(1000))).toEqual([])
  })

  it('never exceeds what is left of the payments', () => {
    const amounts = fc.array(fc.integer({ min: 0, max: 500 }), { maxLength: 6 })
    fc.assert(
      fc.property(amounts, amounts, (given, refunded) => {
        const returns = given.map((amount, index) => received(index + 1, amount))
        const taken = 1000 + refunded.reduce((sum, amount) => sum + amount, 0)
        const due = returnsDue(returns, paid(taken, ...refunded.map((amount) => refund(amount))))
        expect(due.reduce((sum, one) => sum + one.due, 0)).toBeLessThanOrEqual(1000)
      }),
    )
  })
})
