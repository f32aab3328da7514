import { type Kysely, sql } from 'kysely'

/** What Home of a dealership counts is found by an index, however many orders there are. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index customer_order_in_work on customer_order (organization_id, fulfillment_status, created_at)
    where status = 'PROCESSING'`.execute(db)
  await sql`
    create index customer_order_sales on customer_order (organization_id, placed_at)
    include (status, currency, total_amount)`.execute(db)
  await sql`create index shipment_first on shipment (organization_id, shipped_at) where number = 1`.execute(db)
  await sql`
    create index order_message_of_customer on order_message (organization_id, created_at)
    where side = 'operator'`.execute(db)
  await sql`
    create index order_return_requested on order_return (organization_id, created_at)
    where status = 'REQUESTED'`.execute(db)
  await sql`
    create index maintenance_quote_by_status on maintenance_quote (organization_id, status, created_at)`.execute(db)
  await sql`create index operator_machine_of_dealership on operator_machine (dealership_id)`.execute(db)
  await sql`create index manual_failed on manual (organization_id, uploaded_at) where status = 'FAILED'`.execute(db)
  await sql`
    create index message_without_answer on message (created_at)
    where answer ->> 'confidence' = 'none'`.execute(db)
}
