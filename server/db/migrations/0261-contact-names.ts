import { type Kysely, sql } from 'kysely'

/** Who placed an order by a link: their name was part of its note, which is on documents. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table customer_order add column contact_name text`.execute(db)
}
