import { type Kysely, sql } from 'kysely'

/** What is made with Stripe's test keys is unknown to its live keys, and the other way round. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter type payment_provider add value 'stripe_test'`.execute(db)
}
