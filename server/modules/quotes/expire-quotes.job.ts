import { sql } from 'kysely'
import type { Database, Transaction } from '../../db/connection'
import { transition } from '../../db/transition'
import { dayAt } from '../../domain/time-zone'
import { publish, type Transact } from '../../events/unit-of-work'
import type { JobHandlers } from '../../infrastructure/jobs/worker'
import { notifyCustomer, notifyStaff, type QuotePorts } from './notify-other-side'
import { type Quote, quoteStates } from './quote'
import { quoteChanged } from './quote.events'
import { dayAtDealership, lockQuote } from './stored-quote.repository'

interface Dependencies extends QuotePorts {
  db: Database
  transact: Transact
}

/** Somewhere a day begins at every quarter of an hour. */
export const everyQuarterOfAnHour = '*/15 * * * * expire-quotes ?jobKey=expire-quotes'

/** Expires the quotes whose last day is over at their dealership, each in a transaction of its own. */
export const expireQuotesJob =
  ({ db, transact, ...ports }: Dependencies): JobHandlers['expire-quotes'] =>
  async (_payload, { signal }) => {
    for (const id of await findExpired(db, new Date())) {
      signal.throwIfAborted()
      await transact(async (trx) => {
        const quote = await lockQuote(trx, id)
        // It may have been answered, or sent again, since it was found.
        if (quote?.status === 'SENT' && (await isOverdue(trx, quote))) await expireQuote(trx, ports, quote)
      })
    }
  }

/** Ends a quote whose last day is over. @param quote locked by `lockQuote` */
export async function expireQuote(trx: Transaction, ports: QuotePorts, quote: Quote): Promise<void> {
  await transition(trx, quoteStates, quote, {
    to: 'EXPIRED',
    by: { actors: ['system'] },
    set: { updated_at: new Date() },
  })
  const step = { quote, status: 'EXPIRED' as const, comment: '' }
  await notifyCustomer(trx, ports, step)
  await notifyStaff(trx, ports.outbox, step)
  await publish(trx, quoteChanged({ quoteId: quote.id }))
}

const isOverdue = async (trx: Transaction, { validUntil, dealership }: Quote): Promise<boolean> =>
  validUntil !== null && validUntil < (await dayAtDealership(trx, dealership.id))

async function findExpired(db: Database, now: Date): Promise<string[]> {
  const zones = await db.selectFrom('organization').select('time_zone as name').distinct().execute()
  const days = zones.map(({ name }) => ({ name, today: dayAt(name, now) }))
  const { rows } = await sql<{ id: string }>`
    select quote.id from quote
    join organization as dealership on dealership.id = quote.organization_id
    join jsonb_to_recordset(${JSON.stringify(days)}::jsonb) as zone (name text, today date)
      on zone.name = dealership.time_zone
    where quote.status = 'SENT' and quote.valid_until < zone.today
      and quote.valid_until < ${
        days
          .map(({ today }) => today)
          .toSorted()
          .at(-1) ?? null
      }::date`.execute(db)
  return rows.map(({ id }) => id)
}
