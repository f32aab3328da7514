import { type Kysely, sql } from 'kysely'

/** A manual that failed because nothing in it can be read, although its pages can be shown. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table manual add column shows_pages boolean not null default false`.execute(db)
}
