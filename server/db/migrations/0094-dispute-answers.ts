import { type Kysely, sql } from 'kysely'

/** A dispute is answered once: when the answer was first seen at the provider. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table payment_dispute add column answered_at timestamptz`.execute(db)
}
