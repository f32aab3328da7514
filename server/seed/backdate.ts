import { type RawBuilder, sql } from 'kysely'
import type { Transaction } from '../db/connection'

/** When something happened to an order, a quote or the stock, by table. */
const times = [
  ...[
    ['customer_order', 'placed_at'],
    ['customer_order', 'created_at'],
    ['customer_order', 'updated_at'],
  ],
  ...[
    ['order_event', 'recorded_at'],
    ['order_message', 'created_at'],
    ['state_change', 'changed_at'],
  ],
  ...[
    ['shipment', 'shipped_at'],
    ['shipment', 'delivered_at'],
    ['stock_movement', 'recorded_at'],
  ],
  ...[
    ['quote', 'created_at'],
    ['quote', 'updated_at'],
    ['quote', 'viewed_at'],
    ['quote_offer', 'sent_at'],
  ],
  ...[
    ['order_invoice', 'issued_at'],
    ['payment', 'created_at'],
    ['payment_refund', 'created_at'],
    ['payment_dispute', 'closed_at'],
    ['payment_audit', 'recorded_at'],
  ],
] as const

/**
 * Moves what the transaction has written about sales since the last call to the past: the use cases that write a
 * demonstration's past know only the present. All times are shifted alike, so that their order remains.
 * @param when what the latest of the times becomes
 */
export async function backdate(trx: Transaction, when: Date): Promise<void> {
  const seconds = await secondsAfter(trx, when)
  for (const [table, column] of times) {
    const time = sql.ref(column)
    // `now()` is when the transaction began, which says nothing about when a row was written.
    await sql`
      update ${sql.table(table)}
      set ${time} = case ${time} when now() then ${when} else ${time} - make_interval(secs => ${seconds}) end
      where ${isNew(time)}`.execute(trx)
  }
}

/** The transaction began before whatever it has written; what it has moved to the past lies earlier. */
const isNew = (time: RawBuilder<unknown>) => sql`${time} >= now()`

/** How much later than `when` the latest time is that has not been moved yet. */
async function secondsAfter(trx: Transaction, when: Date): Promise<number> {
  const latest = times.map(
    ([table, column]) =>
      sql`select max(${sql.ref(column)}) as time from ${sql.table(table)} where ${isNew(sql.ref(column))}`,
  )
  const { rows } = await sql<{ seconds: number | null }>`
    select extract(epoch from max(time) - ${when})::double precision as seconds
    from (${sql.join(latest, sql` union all `)}) as latest`.execute(trx)
  return rows[0]?.seconds ?? 0
}

const ledgers = [
  ['stock_movement', 'stock_movement_unchanged'],
  ['order_invoice', 'order_invoice_unchanged'],
  ['payment_audit', 'payment_audit_unchanged'],
] as const

/** Allows the times of immutable rows to be moved, for as long as `work` takes. */
export async function withMovableLedgers(trx: Transaction, work: () => Promise<void>): Promise<void> {
  const trigger = async (action: 'enable' | 'disable') => {
    for (const [table, name] of ledgers) {
      await sql`alter table ${sql.table(table)} ${sql.raw(action)} trigger ${sql.ref(name)}`.execute(trx)
    }
  }
  await trigger('disable')
  await work()
  await trigger('enable')
}
