import type { Transaction } from '../../../db/connection'
import { lockOrder } from '../../orders'
import { refundableAmount } from '../payment'
import { lockPayments } from '../stored-payment.repository'
import { addRefund } from './add-refund'

interface Late {
  orderId: string
  paymentId: string
}

/** Refunds money that came when its order could no longer be paid: it was cancelled, expired, changed or paid already. */
export async function refundLateMoney(trx: Transaction, { orderId, paymentId }: Late): Promise<void> {
  const order = await lockOrder(trx, orderId)
  const payment = (await lockPayments(trx, orderId)).find(({ id }) => id === paymentId)
  const amount = payment ? refundableAmount(payment) : 0
  if (!order || !payment || amount === 0) return
  await addRefund(trx, { order, payment, amount, reason: 'Received too late', personId: undefined })
}
