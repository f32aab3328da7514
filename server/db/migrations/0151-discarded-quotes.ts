import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter type quote_status add value 'DISCARDED' before 'REQUESTED'`.execute(db)
}
