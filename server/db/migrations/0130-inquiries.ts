import { type Kysely, sql } from 'kysely'

/** A bank that only asks about a payment withdraws nothing: an inquiry is no dispute, but may become one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter type dispute_state add value 'INQUIRY' before 'OPEN'`.execute(db)
  await sql`alter type dispute_state add value 'INQUIRY_CLOSED' before 'OPEN'`.execute(db)
}
