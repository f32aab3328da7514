import { type Kysely, sql } from 'kysely'

/** Wrong passwords are counted for each network by itself and, with an empty hash, for all of them together. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sign_in_failure add column network_hash bytea not null default ''`.execute(db)
  await sql`alter table sign_in_failure drop constraint sign_in_failure_pkey`.execute(db)
  await sql`alter table sign_in_failure add primary key (account_hash, network_hash)`.execute(db)
}
