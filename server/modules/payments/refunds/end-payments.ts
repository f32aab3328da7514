import type { Transaction } from '../../../db/connection'
import { enqueue } from '../../../infrastructure/jobs/job-queue'
import { lockOrder, type orderStatusChanged } from '../../orders'
import { derivePaymentStatus } from '../derive-payment-status'
import { hasEndedUnpaid, isOpen, refundableAmount } from '../payment'
import { lockPayments } from '../stored-payment.repository'
import { addRefund } from './add-refund'

/** Refunds what was paid for an order that is cancelled, and ends a checkout by which it could still be paid. */
export async function endPayments(trx: Transaction, event: Parameters<typeof orderStatusChanged>[0]): Promise<void> {
  const { orderId, to, reason, personId } = event
  if (!hasEndedUnpaid(to)) return
  const order = await lockOrder(trx, orderId)
  if (!order) return
  for (const payment of await lockPayments(trx, orderId)) {
    const amount = refundableAmount(payment)
    if (amount > 0) await addRefund(trx, { order, payment, amount, reason: reason || 'Order cancelled', personId })
    if (isOpen(payment)) {
      await enqueue(trx, 'close-checkout', { payment_id: payment.id }, { key: `close-${payment.id}`, maxAttempts: 25 })
    }
  }
  await derivePaymentStatus(trx, orderId)
}
