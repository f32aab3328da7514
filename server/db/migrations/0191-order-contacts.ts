import { type Kysely, sql } from 'kysely'

/** Where whoever ordered by a link, without an account, wants to hear of the order; gone once they want no more of it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table customer_order
      add column contact_email text,
      add column contact_language text check (contact_language in ('en', 'es'))`.execute(db)
}
