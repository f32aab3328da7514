import { type Payment, returnedAmount } from '../payment'
import type { ProviderTaking } from '../provider/payment-provider'

/** How a payment or an order differs from what the provider has. */
export interface Difference {
  /** The order's number, or the provider's id of what has no order. */
  about: string
  kind: 'unknown_payment' | 'captured_differs' | 'refunded_differs' | 'not_at_provider' | 'order_differs'
}

/** How a payment differs from what the provider took; undefined if it does not. */
export function differenceOf(taking: ProviderTaking, payment: Payment | undefined): Difference | undefined {
  const about = payment?.id ?? taking.chargeId
  if (!payment) return { about, kind: 'unknown_payment' }
  if (payment.capturedAmount !== taking.capturedAmount || payment.currency !== taking.currency) {
    return { about, kind: 'captured_differs' }
  }
  // Refunds that the provider was not asked for yet are still to come.
  const unsent = payment.refunds.filter(({ state }) => state === 'REQUESTED')
  const sent = returnedAmount(payment) - unsent.reduce((total, { amount }) => total + amount, 0)
  return sent === taking.refundedAmount ? undefined : { about, kind: 'refunded_differs' }
}
