import type { Transaction } from '../../db/connection'
import { paidTooLateAt, paymentStateOf, paymentStatusOf } from './payment'
import { lockPayments, updatePayment } from './stored-payment.repository'

/** Stores what follows from the money of an order: the state of each payment, and what the order says of them. */
export async function derivePaymentStatus(trx: Transaction, orderId: string): Promise<void> {
  const { status } = await trx
    .selectFrom('customer_order')
    .where('id', '=', orderId)
    .select('status')
    .executeTakeFirstOrThrow()
  const payments = await lockPayments(trx, orderId)
  for (const payment of payments) {
    const state = paymentStateOf({ ...payment, hasEnded: payment.state === 'EXPIRED' })
    if (state !== payment.state) await updatePayment(trx, payment, { state })
  }
  await trx
    .updateTable('customer_order')
    .set({ payment_status: paymentStatusOf(status, payments), paid_too_late_at: paidTooLateAt(status, payments) })
    .where('id', '=', orderId)
    .execute()
}
