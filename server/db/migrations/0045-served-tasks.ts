import { type Kysely, sql } from 'kysely'

/** Jobs that not every worker can run, and when one that can was last seen. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table served_task (task text primary key, last_seen_at timestamptz not null)`.execute(db)
  // Where text was recognized before, a worker that has not been replaced yet still recognizes it.
  await sql`
    insert into served_task
    select 'recognize-manual', now() where exists (select from manual where ocr_pages > 0)`.execute(db)
}
