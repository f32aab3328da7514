import { type Kysely, sql } from 'kysely'

/** Where the text of each page comes from. Null for a manual that was read before this was recorded. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table manual add column page_texts jsonb`.execute(db)
  // The version of the rules by which it was read; 0 for those before 1. A manual that is read again stays READY.
  await sql`
    alter table manual
      add column reading_version integer not null default 0,
      add column reading_again boolean not null default false`.execute(db)
  await sql`create index manual_reading_version on manual (reading_version) where status = 'READY'`.execute(db)
}
