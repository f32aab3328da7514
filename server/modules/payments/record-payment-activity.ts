import type { Transaction } from '../../db/connection'
import { recordPaidOrder, recordRefundedOrder } from '../orders'
import type { PaymentNews } from './payment.events'

/** Adds what was paid and refunded to the recent activity of both sides of the order. */
export async function recordPaymentActivity(trx: Transaction, news: PaymentNews): Promise<void> {
  if (news.action === 'PAYMENT_SUCCEEDED') await recordPaidOrder(trx, news)
  if (news.action === 'REFUND_CHANGED' && news.text === 'SUCCEEDED') await recordRefundedOrder(trx, news)
}
