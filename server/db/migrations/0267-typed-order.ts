import { type Kysely, sql } from 'kysely'

/**
 * The order in which lines were entered: lines that were added to a cart at once were in that of their random ids, and the
 * parts of an ordered bundle in that of their numbers. Rows from before stay as they were shown: all of them are at 0.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table cart_line add column position integer not null default 0`.execute(db)
  await sql`alter table order_line_part add column position integer not null default 0`.execute(db)
}
