import { type Kysely, sql } from 'kysely'

/** Which return a refund is for; null for another reason. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table payment_refund add column return_id uuid references order_return (id) on delete set null`.execute(
    db,
  )
  await sql`create index on payment_refund (return_id)`.execute(db)
}
