import { type Kysely, sql } from 'kysely'

/**
 * A completion of which only the hours are known. Its `done_on` is the day on which it was recorded, as the column must have
 * one; `last_done_on` of its task stays as it was.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table completion add column is_day_unknown boolean not null default false`.execute(db)
}
