import { type Kysely, sql } from 'kysely'

/** A kit that somebody else has changed since it was read is told from one that is as it was. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table bundle add column version integer not null default 1`.execute(db)
}
