import { type Kysely, sql } from 'kysely'

/** The name that the holder of a link gives with a message about an order: there is no person to name. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table order_message add column author_name text`.execute(db)
}
