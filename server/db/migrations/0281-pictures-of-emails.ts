import { type Kysely, sql } from 'kysely'

/** The pages of manuals whose pictures an e-mail has; they are drawn when it is sent. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table email add column pictures jsonb not null default '[]'`.execute(db)
}
