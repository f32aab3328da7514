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
