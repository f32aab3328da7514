import type { Transaction } from '../../../db/connection'
import type { PaymentProvider } from '../../../db/schema'
import { notFound } from '../../../domain/domain-error'
import { salesNumber } from '../../../domain/sales-number'
import { lockOrder, moveOrder, type Order } from '../../orders'
import { derivePaymentStatus } from '../derive-payment-status'
import { isOpen, type Payment, paymentObstacle } from '../payment'
import { recordPaymentNews } from '../record-payment-news'
import { amountChanged, cannotBePaid } from '../refusals'
import { findPayment, insertPayment, lockPayments, updatePayment } from '../stored-payment.repository'
import { isAsShown, type ShownCosts } from './shown-costs'

export interface CheckoutRequest {
  orderId: string
  /** Absent for the holder of a link. */
  personId?: string | undefined
  shown: ShownCosts
  returnUrl: string
  /** What the client sends along for the provider. */
  metadata?: Record<string, string> | undefined
  /** The one that is set up. */
  provider: PaymentProvider
}

interface StartedCheckout {
  payment: Payment
  /** What the customer reads at the provider. */
  description: string
  /**
   * Whether the payment has to be ended first: it is of another amount than the order has now, or returns whoever pays to
   * an address that may not be theirs, such as one that asks the holder of a link to sign in.
   */
  isOutdated: boolean
}

/**
 * Finds the open payment of an order, or adds one. A failed order awaits payment again.
 * @throws DomainError conflict if the order cannot be paid now, or costs something else than the customer was shown
 */
export async function beginCheckout(trx: Transaction, request: CheckoutRequest): Promise<StartedCheckout> {
  const { orderId, personId, shown } = request
  const order = await lockOrder(trx, orderId)
  if (!order) throw notFound('Order')
  const obstacle = paymentObstacle(order)
  if (obstacle) throw cannotBePaid(obstacle, order)
  const total = { amount: order.totalAmount, currency: order.currency }
  if (total.amount === 0) throw cannotBePaid('order_not_payable', order)
  if (!isAsShown(order, shown)) throw amountChanged(total)
  const description = `${salesNumber('order', order.number)} · ${order.dealership.name}`
  const open = (await lockPayments(trx, orderId)).find(isOpen)
  // What another provider has opened can neither be ended nor paid here.
  if (open && open.provider !== request.provider) await updatePayment(trx, open, { state: 'EXPIRED' })
  else if (open) {
    const { amount, currency, returnUrl } = open
    const isOutdated = amount !== total.amount || currency !== total.currency || returnUrl !== request.returnUrl
    if (!isOutdated) await awaitPaymentAgain(trx, order, personId)
    return { payment: open, description, isOutdated }
  }
  await awaitPaymentAgain(trx, order, personId)
  return { payment: await addPayment(trx, order, request), description, isOutdated: false }
}

async function awaitPaymentAgain(trx: Transaction, order: Order, personId: string | undefined): Promise<void> {
  if (order.status !== 'FAILED') return
  await moveOrder(trx, order, { to: 'AWAITING_PAYMENT', by: { actors: ['customer'], personId } })
}

async function addPayment(trx: Transaction, order: Order, request: CheckoutRequest): Promise<Payment> {
  const { personId, returnUrl, provider, metadata = {} } = request
  const { dealership, operator, currency, totalAmount: amount } = order
  const ofOrder = { dealershipId: dealership.id, orderId: order.id, amount, currency }
  const payment = { ...ofOrder, provider, returnUrl, metadata, openedBy: personId }
  const paymentId = await insertPayment(trx, payment)
  await derivePaymentStatus(trx, order.id)
  await recordPaymentNews(trx, {
    paymentId,
    orderId: order.id,
    dealershipId: dealership.id,
    operatorId: operator.id,
    personId,
    action: 'CHECKOUT_OPENED',
    amount,
    currency,
    text: '',
  })
  const added = await findPayment(trx, paymentId)
  if (!added) throw new Error(`the payment ${paymentId} is not there after it was inserted`)
  return added
}
