import { type Kysely, sql } from 'kysely'

/** Part numbers of manuals are found by how they begin, too, for which the index by collation is of no use. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index on manual_part (number_normalized text_pattern_ops)`.execute(db)
  await sql`drop index manual_part_number`.execute(db)
}
