import { sql } from 'kysely'
import type { Database, Transaction } from '../../db/connection'
import { transition } from '../../db/transition'
import { publish, type Transact } from '../../events/unit-of-work'
import type { JobHandlers } from '../../infrastructure/jobs/worker'
import { maintenanceQuoteStates } from './maintenance-quote'
import { maintenanceQuoteMoved } from './maintenance-quote.events'
import { closeLines, lockQuote } from './stored-quote.repository'

/** Somewhere a day begins at every quarter of an hour. */
export const expireQuotesCrontab = '*/15 * * * * expire-maintenance-quotes ?jobKey=expire-maintenance-quotes'

/** Ends the quotes whose last day is past at their dealership. */
export const expireQuotesJob =
  (db: Database, transact: Transact): JobHandlers['expire-maintenance-quotes'] =>
  async (_payload, { signal }) => {
    const candidates = await db
      .selectFrom('maintenance_quote')
      .where('status', '=', 'SENT')
      // The latest day on earth; the dealership's own decides below.
      .where('valid_until', '<', sql<Date>`(now() at time zone 'Pacific/Kiritimati')::date`)
      .select('id')
      .execute()
    for (const { id } of candidates) {
      signal.throwIfAborted()
      await transact((trx) => expireQuote(trx, id))
    }
  }

async function expireQuote(trx: Transaction, id: string): Promise<void> {
  const quote = await lockQuote(trx, id)
  if (quote?.status !== 'SENT' || quote.validUntil === null || quote.validUntil >= quote.today) return
  await closeLines(trx, quote)
  const set = { updated_at: new Date() }
  await transition(trx, maintenanceQuoteStates, quote, { to: 'EXPIRED', by: { actors: ['system'] }, set })
  await publish(trx, maintenanceQuoteMoved({ quoteId: id, from: 'SENT', to: 'EXPIRED' }))
}
