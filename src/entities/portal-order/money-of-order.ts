import type { components } from '#contract/platform'

export type OrderPayment = components['schemas']['OrderPayment']
type Refund = OrderPayment['refunds'][number]

/** What is to be said of a refund; the provider's further states are steps of these. */
export type RefundProgress = 'onItsWay' | 'refunded' | 'needsCustomer' | 'refundFailed'

const progresses: Record<Refund['state'], RefundProgress> = {
  REQUESTED: 'onItsWay',
  PENDING: 'onItsWay',
  SUCCEEDED: 'refunded',
  REQUIRES_ACTION: 'needsCustomer',
  FAILED: 'refundFailed',
  CANCELED: 'refundFailed',
}

export const refundProgress = ({ state }: Pick<Refund, 'state'>): RefundProgress => progresses[state]

export interface MoneyNews {
  news: RefundProgress | 'disputed' | 'returnedByBank'
  amount: OrderPayment['amount']
  method: string
}

/**
 * What has happened to money after it was taken: what of it goes or went back, and what the bank does. A refund that
 * failed counts until another one follows it.
 */
export function moneyNewsOf(payments: readonly OrderPayment[]): MoneyNews[] {
  return payments.flatMap(({ amount, method, refunds, dispute }) => {
    const last = refunds.at(-1)
    const counted = refunds.filter((refund) => refundProgress(refund) !== 'refundFailed' || refund === last)
    const steps: readonly RefundProgress[] = ['refunded', 'onItsWay', 'needsCustomer', 'refundFailed']
    const sums = steps.map((news) => {
      const sum = counted
        .filter((refund) => refundProgress(refund) === news)
        .reduce((total, refund) => total + refund.amount.amount, 0)
      return { news, method, amount: { ...amount, amount: sum } }
    })
    const decision = dispute?.state === 'OPEN' ? 'disputed' : dispute?.state === 'LOST' ? 'returnedByBank' : undefined
    return [
      ...sums.filter(({ amount: sum }) => sum.amount > 0),
      ...(decision ? [{ news: decision, amount, method } as const] : []),
    ]
  })
}
