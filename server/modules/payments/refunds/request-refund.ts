import type { Transaction } from '../../../db/connection'
import { notFound } from '../../../domain/domain-error'
import { findReturnsDue, lockOrder, type Order } from '../../orders'
import { findAccountOfPayment } from '../accounts/account.repository'
import { type Payment, refundableAmount, withdrawnAmount } from '../payment'
import { moreThanDue, nothingToRefund, otherCurrency, otherProvider, paymentDisputed, refundTooHigh } from '../refusals'
import { lockPayments } from '../stored-payment.repository'
import { addRefund } from './add-refund'

interface RequestRefund {
  orderId: string
  /** Of the order; absent for the one that paid it. */
  paymentId?: string | undefined
  /** Absent for all that is left, or is due for the return. */
  wanted: { amount: number; currency: string } | undefined
  reason: string
  personId: string | undefined
  /** The return of the order that it is for; absent for another reason. */
  returnId?: string | undefined
}

/**
 * Refunds some or all of what an order was paid. The lock of the order's payments prevents two refunds at once from exceeding
 * what was captured.
 * @returns the refund's id
 * @throws DomainError invalid for another currency than the payment's; conflict if another provider has taken it, or if that
 *   is more than can still be refunded or is due for the return that it names, as where the bank has withdrawn the money
 */
export async function requestRefund(trx: Transaction, request: RequestRefund): Promise<string> {
  const { orderId, paymentId, reason, personId, returnId } = request
  const order = await lockOrder(trx, orderId)
  if (!order) throw notFound('Order')
  const payments = await lockPayments(trx, orderId)
  const payment = refundedPayment(paymentId ? payments.filter(({ id }) => id === paymentId) : payments)
  if (!payment) throw nothingToRefund()
  if (!(await findAccountOfPayment(trx, payment))) throw otherProvider()
  const left = { amount: refundableAmount(payment), currency: payment.currency }
  if (left.amount === 0 && withdrawnAmount(payment) > 0) throw paymentDisputed()
  const due = returnId ? await dueFor(trx, order, returnId) : undefined
  const { amount, currency } = request.wanted ?? { ...left, amount: due ?? left.amount }
  if (currency !== left.currency) throw otherCurrency(left.currency)
  if (amount > left.amount) throw refundTooHigh(left)
  if (due !== undefined && (amount > due || due === 0)) throw moreThanDue({ ...left, amount: due })
  return addRefund(trx, { order, payment, amount, reason, personId, returnId })
}

const dueFor = async (trx: Transaction, order: Order, returnId: string): Promise<number> =>
  (await findReturnsDue(trx, order)).find(({ id }) => id === returnId)?.due ?? 0

/** The one that paid the order, or money that came late and whose refund failed. */
function refundedPayment(payments: readonly Payment[]): Payment | undefined {
  const captured = payments.filter(({ capturedAmount }) => capturedAmount > 0)
  const open = captured.filter((payment) => refundableAmount(payment) > 0)
  return open.find(({ isLate }) => !isLate) ?? open[0] ?? captured.find((payment) => withdrawnAmount(payment) > 0)
}
