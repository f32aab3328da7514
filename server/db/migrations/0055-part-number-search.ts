import { type Kysely, sql } from 'kysely'

/** Finds part numbers by a piece of them, whatever their blanks and punctuation. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index on catalogue_part using gin (number_key gin_trgm_ops) with (fastupdate = off)`.execute(db)
}
