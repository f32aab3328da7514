import { type Kysely, sql } from 'kysely'

/** The columns of a table that its import did not know. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table catalogue_import add column unused_columns jsonb not null default '[]'`.execute(db)
  await sql`alter table stock_import add column unused_columns jsonb not null default '[]'`.execute(db)
}
