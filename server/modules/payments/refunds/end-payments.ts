import type { Transaction } from '../../../db/connection'
import { enqueue } from '../../../infrastructure/jobs/job-queue'
import { lockOrder, type orderChanged, type orderStatusChanged } from '../../orders'
import { derivePaymentStatus } from '../derive-payment-status'
import { hasEndedUnpaid, isOpen, type Payment, refundableAmount } from '../payment'
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
    if (amount > 0) await addRefund(trx, { order, payment, amount, reason: reason || 'order_cancelled', personId })
    if (isOpen(payment)) await closeCheckout(trx, payment)
  }
  await derivePaymentStatus(trx, orderId)
}

const costChanges: readonly string[] = ['EDITED', 'LINES_CANCELLED', 'RETURN_RECEIVED']

/** Ends a checkout by which an order could be paid with another amount than it costs by now. */
export async function endOutdatedCheckout(trx: Transaction, event: Parameters<typeof orderChanged>[0]): Promise<void> {
  if (!costChanges.includes(event.kind)) return
  const order = await lockOrder(trx, event.orderId)
  const open = (await lockPayments(trx, event.orderId)).find(isOpen)
  if (open && open.amount !== order?.totalAmount) await closeCheckout(trx, open)
}

const closeCheckout = (trx: Transaction, { id, dealershipId }: Payment) =>
  enqueue(
    trx,
    'close-checkout',
    { payment_id: id },
    { key: `close-${id}`, maxAttempts: 25, turn: { owner: dealershipId } },
  )
