import { type Kysely, sql } from 'kysely'

/** What an import has stored and what was there before, so that it can be taken back for a day. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table catalogue_import add column undo jsonb`.execute(db)
  await sql`alter table stock_import add column undo jsonb`.execute(db)
  await sql`
    alter table catalogue_import_row
      add column part_id uuid, add column applied_version integer, add column before jsonb, add column undone text`.execute(
    db,
  )
  // The count that the row has stored, and what it has changed.
  await sql`
    alter table stock_import_row
      add column movement_id bigint, add column location_id uuid, add column level_before integer,
      add column undone text`.execute(db)
}
