import { type Kysely, sql } from 'kysely'

/** Which passages have a vector, so that vectors are arranged without the texts, and those of former texts are deleted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table passage_embedding add column ordinals integer[] not null default '{}'`.execute(db)
  // When its last batch failed; null once a batch succeeds.
  await sql`alter table manual_embedding add column failed_at timestamptz`.execute(db)
  // The job visits every passage again; texts with a vector are not sent to the server.
  await sql`update manual_embedding set next_ordinal = 0, completed_at = null`.execute(db)
}
