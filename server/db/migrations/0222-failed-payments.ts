import { type Kysely, sql } from 'kysely'

/** When the customer was told that nobody has paid an order, whose payment was tried in vain. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table customer_order add column payment_failure_reported_at timestamptz`.execute(db)
  // Until now, the first failure was reported at once.
  await sql`
    update customer_order as o set payment_failure_reported_at = now()
    where exists (
      select from state_change
      where record_type = 'customer_order' and record_id = o.id and to_status = 'FAILED')`.execute(db)
  await sql`
    create index on customer_order (organization_id, id)
    where status in ('AWAITING_PAYMENT', 'FAILED') and payment_failure_reported_at is null`.execute(db)
}
