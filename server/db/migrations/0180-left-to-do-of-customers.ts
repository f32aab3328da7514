import { type Kysely, sql } from 'kysely'

/** What is left to do is found by an index for the customer too, as 0161 does for the dealership. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index customer_order_to_ship_for_customer on customer_order (operator_id, created_at, id)
    where has_to_ship`.execute(db)
  await sql`
    create index customer_order_backorders_for_customer on customer_order (operator_id, created_at, id)
    where has_backorders`.execute(db)
  // Home no longer counts by the fulfillment status, but by what is left to do.
  await sql`drop index customer_order_in_work`.execute(db)
}
