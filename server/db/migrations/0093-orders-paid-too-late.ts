import { type Kysely, sql } from 'kysely'

/** Whoever paid an order when it cost something else by then has to hear that the money goes back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table customer_order add column paid_too_late_at timestamptz`.execute(db)
}
