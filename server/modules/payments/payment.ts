import type {
  DisputeState,
  OrderStatus,
  PaymentProvider,
  PaymentState,
  PaymentStatus,
  RefundState,
} from '../../db/schema'

export interface Refund {
  id: string
  providerRefund: string | null
  state: RefundState
  amount: number
  reason: string
  failure: string
  requestedBy: string | null
  /** Of the return that it is for. */
  returnNumber: number | null
  createdAt: Date
}

export interface Dispute {
  id: string
  providerDispute: string
  state: DisputeState
  amount: number
  /** What the dealership answered the bank, and who; the provider has it once `answeredAt` is set. */
  answer: string
  answeredBy: string | null
  /** When the dealership's answer was first seen at the provider. */
  answeredAt: Date | null
}

/** What a customer pays, or tries to, for one order. Amounts are in minor units of its currency. */
export interface Payment {
  id: string
  version: number
  state: PaymentState
  dealershipId: string
  /** By which it is or was taken; it may not be the one that is set up any more. */
  provider: PaymentProvider
  orderId: string
  amount: number
  currency: string
  /** What the client sent along for the provider. */
  metadata: Record<string, string>
  sessionId: string | null
  sessionEndsAt: Date | null
  returnUrl: string
  intentId: string | null
  chargeId: string | null
  capturedAmount: number
  feeAmount: number | null
  method: string
  failure: string
  /** Which of the provider's attempts `failure` is about. */
  failedAttempt: string
  /** The money came when the order could no longer be paid. */
  isLate: boolean
  openedBy: string | null
  paidAt: Date | null
  createdAt: Date
  refunds: readonly Refund[]
  disputes: readonly Dispute[]
}

/**
 * Whether the money of a refund goes or went back: it has neither failed nor been cancelled. Among these are those that the
 * provider was not asked for yet, and those that wait for the customer.
 */
export const returnsMoney = ({ state }: Pick<Refund, 'state'>) => state !== 'FAILED' && state !== 'CANCELED'

const sum = (amounts: readonly { amount: number }[]) => amounts.reduce((total, { amount }) => total + amount, 0)

type Money = Pick<Payment, 'capturedAmount' | 'refunds' | 'disputes'>

/** What of a payment goes or went back to the customer. */
export const returnedAmount = ({ refunds }: Pick<Payment, 'refunds'>): number => sum(refunds.filter(returnsMoney))

const refundedAmount = ({ refunds }: Pick<Payment, 'refunds'>): number =>
  sum(refunds.filter(({ state }) => state === 'SUCCEEDED'))

/** Whether the bank has withdrawn what a dispute is about. An inquiry withdraws nothing. */
export const isWithdrawn = ({ state }: Pick<Dispute, 'state'>): boolean => state === 'OPEN' || state === 'LOST'

/** What of a payment is in the hands of the bank, or was lost to it. */
export const withdrawnAmount = ({ disputes }: Pick<Payment, 'disputes'>): number => sum(disputes.filter(isWithdrawn))

const isDisputed = ({ disputes }: Pick<Payment, 'disputes'>): boolean => disputes.some(isWithdrawn)

/** Whether the bank has yet to decide about a dispute, or to end an inquiry. */
export const isUndecided = ({ state }: Pick<Dispute, 'state'>): boolean => state === 'OPEN' || state === 'INQUIRY'

/** Why the bank takes no answer to a dispute now; undefined if it does. */
export function answerObstacle({ state, answeredAt }: Pick<Dispute, 'state' | 'answeredAt'>) {
  if (!isUndecided({ state })) return 'dispute_closed'
  return answeredAt ? 'dispute_answered' : undefined
}

/** What of a payment can still be refunded: what was taken, without what goes back and what the bank has withdrawn. */
export const refundableAmount = (payment: Money): number =>
  Math.max(0, payment.capturedAmount - returnedAmount(payment) - withdrawnAmount(payment))

type Facts = Money & Pick<Payment, 'isLate' | 'failure'> & { hasEnded: boolean }

/** @param facts `hasEnded`: nobody can pay any more by its checkout */
export function paymentStateOf(facts: Facts): PaymentState {
  const { capturedAmount, isLate, failure, hasEnded } = facts
  if (capturedAmount === 0) return hasEnded ? 'EXPIRED' : failure === '' ? 'PENDING' : 'FAILED'
  const refunded = refundedAmount(facts)
  if (refunded >= capturedAmount) return 'REFUNDED'
  if (isLate) return 'LATE'
  if (isDisputed(facts)) return 'DISPUTED'
  return refunded > 0 ? 'PARTIALLY_REFUNDED' : 'PAID'
}

/** Whether a payment can still be made by its checkout. */
export const isOpen = ({ state }: Pick<Payment, 'state'>): boolean => state === 'PENDING' || state === 'FAILED'

/** Statuses in which an order has ended without being paid. */
export const hasEndedUnpaid = (status: OrderStatus): boolean => status === 'EXPIRED' || status === 'CANCELLED'

/** Whether what the bank leaves of a payment goes back to the customer, who gets nothing for it. */
export const isOwed = (status: OrderStatus, { isLate }: Pick<Payment, 'isLate'>): boolean =>
  isLate || hasEndedUnpaid(status)

/**
 * An order's payment status, derived from its payments. Money that came too late counts where the order has ended, since
 * there it is all that was paid.
 */
export function paymentStatusOf(
  status: OrderStatus,
  payments: readonly (Money & Pick<Payment, 'isLate'>)[],
): PaymentStatus {
  const counted = payments.filter(
    ({ capturedAmount, isLate }) => capturedAmount > 0 && (!isLate || hasEndedUnpaid(status)),
  )
  if (counted.length === 0) return 'UNPAID'
  if (counted.some(isDisputed)) return 'DISPUTED'
  const captured = counted.reduce((total, one) => total + one.capturedAmount, 0)
  const refunded = counted.reduce((total, one) => total + refundedAmount(one), 0)
  if (refunded >= captured) return 'REFUNDED'
  return refunded > 0 ? 'PARTIALLY_REFUNDED' : 'PAID'
}

/**
 * When the money of the last payment came, if it came too late for an order that can still be paid. Of an order that has
 * ended its payment status says what happened to the money.
 * @param payments the oldest one first
 */
export function paidTooLateAt(
  status: OrderStatus,
  payments: readonly Pick<Payment, 'capturedAmount' | 'isLate' | 'paidAt'>[],
): Date | null {
  const last = payments.at(-1)
  return last?.isLate && last.capturedAmount > 0 && !hasEndedUnpaid(status) ? last.paidAt : null
}

interface PayableOrder {
  status: OrderStatus
  paymentStatus: PaymentStatus
  isOnAccount: boolean
}

/** Why an order cannot be paid now; undefined if it can. An order on account stays payable while it is processed. */
export function paymentObstacle({ status, paymentStatus, isOnAccount }: PayableOrder) {
  if (paymentStatus !== 'UNPAID' || status === 'PAID') return 'order_paid'
  if (status === 'CANCELLED') return 'order_cancelled'
  if (status === 'EXPIRED') return 'order_expired'
  if (status === 'AWAITING_PAYMENT' || status === 'FAILED') return undefined
  return isOnAccount && status !== 'DRAFT' ? undefined : 'order_not_payable'
}
