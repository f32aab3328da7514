import type { Transaction } from '../../db/connection'
import { issueInvoice, lockOrder, moveOrder, type Order } from '../orders'
import { derivePaymentStatus } from './derive-payment-status'
import { isOpen, isOwed, type Payment, paymentObstacle } from './payment'
import type { PaymentNews } from './payment.events'
import type { ProviderCheckout, ProviderPayment } from './provider/payment-provider'
import { recordPaymentNews } from './record-payment-news'
import { refundRest } from './refunds/refund-rest'
import { storeDisputes, storeRefunds } from './store-returns'
import { lockPayments, type PaymentChange, updatePayment } from './stored-payment.repository'

interface Reading {
  /** The payment as it was before the provider was asked. */
  known: Payment
  checkout: ProviderCheckout | undefined
  current: ProviderPayment | undefined
}

const system = { actors: ['system'] as const }

/**
 * Stores what the provider says of a payment: money that was taken pays the order, or is refunded if the order can no
 * longer be paid; a declined card fails it while it awaits payment.
 * @returns whether it was stored; false if the payment has been changed since the provider was asked
 */
export async function storeProviderPayment(trx: Transaction, reading: Reading): Promise<boolean> {
  const { known, current } = reading
  const order = await lockOrder(trx, known.orderId)
  const payments = await lockPayments(trx, known.orderId)
  const payment = payments.find(({ id }) => id === known.id)
  if (!order || !payment || payment.version !== known.version) return false
  const news = newsOf(order, payment)

  const change = changeOf(reading)
  const isCapture = payment.capturedAmount === 0 && (change.capturedAmount ?? 0) > 0
  const isLate = isCapture && !acceptsMoney(order, payments, current)
  const state = hasEnded(reading, payment) ? 'EXPIRED' : payment.state
  await updatePayment(trx, payment, { ...change, ...(isCapture && { isLate }), state })
  await storeRefunds(trx, payment, current?.refunds ?? [], news)
  const isMoved = await storeDisputes(trx, payment, current?.disputes ?? [], news)

  if (isCapture) await recordCapture(trx, { order, payment, change, isLate, news })
  else await recordFailure(trx, { order, payment, change, reading, news })
  if (isMoved && !isCapture && isOwed(order.status, payment)) {
    await refundRest(trx, { orderId: order.id, paymentId: payment.id })
  }
  await derivePaymentStatus(trx, order.id)
  return true
}

type Change = Omit<PaymentChange, 'state'>

function changeOf({ checkout, current }: Reading): Change {
  const { charge, failure } = current ?? {}
  return {
    ...(checkout && { sessionId: checkout.id, sessionEndsAt: checkout.expiresAt }),
    ...(current && { intentId: current.intentId }),
    ...(failure && { failure: failure.reason, failedAttempt: failure.attempt }),
    ...(charge && {
      chargeId: charge.id,
      capturedAmount: charge.capturedAmount,
      feeAmount: charge.fee ?? null,
      method: charge.method,
      paidAt: charge.paidAt,
      failure: '',
    }),
  }
}

/** Money pays an order that can still be paid, if it is what the order costs, in its currency. */
function acceptsMoney(order: Order, payments: readonly Payment[], current: ProviderPayment | undefined): boolean {
  const isPaidAlready = payments.some((payment) => payment.capturedAmount > 0 && !payment.isLate)
  if (isPaidAlready || paymentObstacle(order) !== undefined) return false
  const { capturedAmount, currency } = current?.charge ?? {}
  return capturedAmount === order.totalAmount && currency === order.currency
}

const hasEnded = ({ checkout, current }: Reading, payment: Payment): boolean =>
  !current?.charge && (checkout ? checkout.status === 'expired' : !isOpen(payment))

interface Step {
  order: Order
  payment: Payment
  change: Change
  news: PaymentNews
}

async function recordCapture(trx: Transaction, { order, payment, change, isLate, news }: Step & { isLate: boolean }) {
  const amount = change.capturedAmount ?? 0
  const text = change.method ?? ''
  await recordPaymentNews(trx, { ...news, action: isLate ? 'PAYMENT_LATE' : 'PAYMENT_SUCCEEDED', amount, text })
  if (isLate) return refundRest(trx, { orderId: order.id, paymentId: payment.id })
  if (order.status === 'AWAITING_PAYMENT' || order.status === 'FAILED') {
    await moveOrder(trx, order, { to: 'PAID', by: system })
  } else await issueInvoice(trx, order)
}

async function recordFailure(trx: Transaction, { order, payment, change, reading, news }: Step & { reading: Reading }) {
  if (payment.capturedAmount > 0) return
  const isNewFailure = change.failedAttempt !== undefined && change.failedAttempt !== payment.failedAttempt
  if (isNewFailure) {
    const text = change.failure ?? ''
    await recordPaymentNews(trx, { ...news, action: 'PAYMENT_FAILED', text })
    if (order.status === 'AWAITING_PAYMENT') await moveOrder(trx, order, { to: 'FAILED', by: system, reason: text })
  }
  if (isOpen(payment) && hasEnded(reading, payment))
    await recordPaymentNews(trx, { ...news, action: 'CHECKOUT_EXPIRED' })
}

const newsOf = (order: Order, { id, amount, currency }: Payment): PaymentNews => ({
  paymentId: id,
  orderId: order.id,
  dealershipId: order.dealership.id,
  operatorId: order.operator.id,
  action: 'CHECKOUT_OPENED',
  amount,
  currency,
  text: '',
})
