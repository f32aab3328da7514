import { type Kysely, sql } from 'kysely'

/** What the client sends along for the provider, and why the system itself refunds: as a code, whose words the reader chooses. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table payment add column metadata jsonb not null default '{}'`.execute(db)
  await sql`update payment_refund set reason = 'order_cancelled' where reason = 'Order cancelled'`.execute(db)
  await sql`update payment_refund set reason = 'received_too_late' where reason = 'Received too late'`.execute(db)
}
