import type { Transaction } from '../../../db/connection'
import { lockOrder } from '../../orders'
import { refundableAmount } from '../payment'
import { lockPayments } from '../stored-payment.repository'
import { addRefund } from './add-refund'

interface Owed {
  orderId: string
  paymentId: string
}

/**
 * Refunds what is left of money that pays for nothing: its order was cancelled, or it came when the order could no longer
 * be paid, because that had expired, changed or been paid already.
 */
export async function refundRest(trx: Transaction, { orderId, paymentId }: Owed): Promise<void> {
  const order = await lockOrder(trx, orderId)
  const payment = (await lockPayments(trx, orderId)).find(({ id }) => id === paymentId)
  const amount = payment ? refundableAmount(payment) : 0
  if (!order || !payment || amount === 0) return
  const reason = payment.isLate ? 'received_too_late' : 'order_cancelled'
  await addRefund(trx, { order, payment, amount, reason, personId: undefined })
}
