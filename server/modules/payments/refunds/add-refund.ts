import type { Transaction } from '../../../db/connection'
import type { Order } from '../../orders'
import { derivePaymentStatus } from '../derive-payment-status'
import type { Payment } from '../payment'
import { recordPaymentNews } from '../record-payment-news'
import { insertRefund } from '../return.repository'
import { enqueueRefund } from './enqueue-refund'

interface NewRefund {
  order: Order
  /** Locked by `lockPayments`, with at least the amount left to refund. */
  payment: Payment
  amount: number
  reason: string
  personId: string | undefined
  /** Which return of the order it is for. */
  returnId?: string | undefined
}

/** Adds a refund, which a job asks the provider for. @returns its id */
export async function addRefund(trx: Transaction, refund: NewRefund): Promise<string> {
  const { order, payment, amount, reason, personId, returnId } = refund
  const id = await insertRefund(trx, payment, { amount, reason, requestedBy: personId, returnId })
  await derivePaymentStatus(trx, order.id)
  await enqueueRefund(trx, id)
  await recordPaymentNews(trx, {
    paymentId: payment.id,
    orderId: order.id,
    dealershipId: order.dealership.id,
    operatorId: order.operator.id,
    personId,
    action: 'REFUND_REQUESTED',
    amount,
    currency: payment.currency,
    text: reason,
  })
  return id
}
