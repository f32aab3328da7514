import { type Kysely, sql } from 'kysely'

/** The serial number that a conversation last asked about, so that Home finds the machine that somebody last worked with. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table conversation add serial_number text`.execute(db)
}
