import type { Order, OrderPayment } from '../order'
import type { OrderReturn } from './order-return'

/** What was and is to be refunded for one return, in minor units. */
interface ReturnRefund {
  refunded: number
  pending: number
  due: number
}

type Refunds = OrderPayment['refunds']

type Received = Pick<OrderReturn, 'id' | 'number' | 'status' | 'isCredit' | 'receivedAt' | 'lines'>

/** What a received return gives back, with tax. */
const settledAmount = ({ lines }: Pick<OrderReturn, 'lines'>): number =>
  lines.reduce((sum, line) => sum + line.refundSubtotal + line.refundCoreCharge + line.refundTax, 0)

const returnsMoney = ({ state }: Refunds[number]): boolean => state !== 'FAILED' && state !== 'CANCELED'

/**
 * What was refunded for each return, by its id. A refund that names a return counts for that one. One that names none counts
 * for the returns that had been received when it was asked for, the oldest first, as far as something is due for them. No
 * more is due than can still be refunded.
 */
export function refundsOfReturns(
  returns: readonly Received[],
  { payments }: Pick<Order, 'payments'>,
): Map<string, ReturnRefund> {
  const counted = payments.filter(({ isLate }) => !isLate)
  const refunds = counted.flatMap((payment) => payment.refunds).filter(returnsMoney)
  const sums = new Map(returns.map(({ id }) => [id, { refunded: 0, pending: 0 }]))
  const count = (id: string, { state }: Refunds[number], amount: number) => {
    const sum = sums.get(id)
    if (sum) sum[state === 'SUCCEEDED' ? 'refunded' : 'pending'] += amount
  }
  for (const refund of refunds) if (refund.returnId) count(refund.returnId, refund, refund.amount)
  const dueFor = (one: Received): number => {
    const { refunded = 0, pending = 0 } = sums.get(one.id) ?? {}
    return Math.max(0, amountToRefund(one) - refunded - pending)
  }
  for (const refund of refunds.filter(({ returnId }) => !returnId)) {
    let left = refund.amount
    for (const one of returns.filter(({ receivedAt }) => receivedAt && receivedAt <= refund.createdAt)) {
      const amount = Math.min(left, dueFor(one))
      count(one.id, refund, amount)
      left -= amount
    }
  }
  let refundable = counted.reduce(
    (sum, { amount, refunds: ofPayment }) => sum + amount - sumOf(ofPayment.filter(returnsMoney)),
    0,
  )
  return new Map(
    returns.map((one) => {
      const due = Math.min(dueFor(one), Math.max(0, refundable))
      refundable -= due
      return [one.id, { refunded: 0, pending: 0, ...sums.get(one.id), due }]
    }),
  )
}

/** What lowered a total that nobody had paid is not refunded. */
const amountToRefund = (one: Received): number => (one.status === 'RECEIVED' && !one.isCredit ? settledAmount(one) : 0)

const sumOf = (refunds: Refunds): number => refunds.reduce((sum, { amount }) => sum + amount, 0)

/** A return for which something is still to be refunded. */
export interface ReturnDue {
  id: string
  number: number
  due: number
}

export const returnsDue = (returns: readonly Received[], order: Pick<Order, 'payments'>): ReturnDue[] => {
  const refunds = refundsOfReturns(returns, order)
  return returns.map(({ id, number }) => ({ id, number, due: refunds.get(id)?.due ?? 0 })).filter(({ due }) => due > 0)
}
