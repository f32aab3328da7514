import { type Kysely, sql } from 'kysely'

/** Pages of a ready manual that consist of images, or of unreadable text, in which no text was recognized. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table manual add column unreadable_pages integer not null default 0`.execute(db)
}
