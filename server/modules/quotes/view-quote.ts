import type { Transaction } from '../../db/connection'
import { publish } from '../../events/unit-of-work'
import type { Quote } from './quote'
import { quoteChanged } from './quote.events'
import { markViewed } from './stored-quote.repository'

/** Records that the customer opens a quote that was sent to them. */
export async function viewQuote(trx: Transaction, quote: Quote): Promise<void> {
  if (quote.status !== 'SENT' || quote.viewedAt !== null || !(await markViewed(trx, quote))) return
  await publish(trx, quoteChanged({ quoteId: quote.id }))
}
