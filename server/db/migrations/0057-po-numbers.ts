import { type Kysely, sql } from 'kysely'

/**
 * Finds orders by their PO number, as migration 56 meant to: PostgreSQL plans without the statistics of an index that has a
 * condition, expected a two-hundredth of all orders for each number, and read them all in the order of the list.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index customer_order_lower_idx`.execute(db)
  await sql`create index on customer_order (lower(po_number) text_pattern_ops)`.execute(db)
  // Of what is indexed here there are no statistics before.
  await sql`analyze customer_order`.execute(db)
}
