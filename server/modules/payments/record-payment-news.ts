import type { Transaction } from '../../db/connection'
import { publish } from '../../events/unit-of-work'
import { insertAudit } from './audit/audit.repository'
import { type PaymentNews, paymentChanged } from './payment.events'

/** Adds something that happened to an order's money to the audit, and publishes it. */
export async function recordPaymentNews(trx: Transaction, news: PaymentNews): Promise<void> {
  await recordInAudit(trx, news)
  await publish(trx, paymentChanged(news))
}

/** Adds to the audit what is over already, so that nobody needs to hear of it. */
export async function recordInAudit(trx: Transaction, news: PaymentNews): Promise<void> {
  const { dealershipId, action, paymentId, orderId, personId, amount, currency, text } = news
  await insertAudit(trx, { dealershipId, action, paymentId, orderId, personId, amount: { amount, currency }, text })
}
