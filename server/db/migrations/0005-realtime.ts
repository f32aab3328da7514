import { type Kysely, sql } from 'kysely'

/** Where the adapter of socket.io leaves messages that are too large for NOTIFY; its name and shape are the adapter's. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table socket_io_attachments (
      id bigserial unique,
      created_at timestamptz default now(),
      payload bytea
    )`.execute(db)
}
