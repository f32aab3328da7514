import { sql } from 'kysely'
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
  ],
] as const

/**
 * Moves what the transaction has written about sales since the last call to a day in the past: the use cases that write a
 * demonstration's past know only the present.
 */
export async function backdate(trx: Transaction, when: Date): Promise<void> {
  for (const [table, column] of times) {
    // The transaction began before whatever it has written; what it has moved already lies earlier.
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${when} where ${sql.ref(column)} >= now()`.execute(
      trx,
    )
  }
}

/** Allows that the times of the ledger are moved, for as long as `work` takes. */
export async function withMovableLedger(trx: Transaction, work: () => Promise<void>): Promise<void> {
  const trigger = (action: 'enable' | 'disable') =>
    sql`alter table stock_movement ${sql.raw(action)} trigger stock_movement_unchanged`.execute(trx)
  await trigger('disable')
  await work()
  await trigger('enable')
}
