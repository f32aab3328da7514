import { type Kysely, sql } from 'kysely'

/** A bank may ask about a payment before it withdraws the money, as some test cards have it do. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table charge add column is_inquired_first boolean not null default false`.execute(db)
  await sql`alter table dispute drop constraint dispute_status_check`.execute(db)
  await sql`
    alter table dispute add constraint dispute_status_check check (status in (
      'warning_needs_response', 'warning_under_review', 'warning_closed',
      'needs_response', 'under_review', 'won', 'lost'))`.execute(db)
}
