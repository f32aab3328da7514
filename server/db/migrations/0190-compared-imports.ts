import { type Kysely, sql } from 'kysely'

/** When the rows of an import were compared with the catalogue; null for those that were before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table catalogue_import add column compared_at timestamptz`.execute(db)
}
