import type { Transaction } from '../../../db/connection'
import { creditRefund } from '../../orders'
import type { PaymentNews } from '../payment.events'

/** Issues a credit note for a refund that has succeeded, as far as it was given for nothing that came back or was cancelled. */
export async function creditSucceededRefund(trx: Transaction, news: PaymentNews): Promise<void> {
  if (news.action === 'REFUND_CHANGED' && news.text === 'SUCCEEDED') await creditRefund(trx, news.orderId, news.amount)
}
