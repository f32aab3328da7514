import { sql } from 'kysely'
import type { Database } from './connection'

/** Has the database write some pages and discard them; fails where it has no space for them. */
export async function probeWrites(db: Database): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const pages = sql`select repeat(md5(random()::text), 60) as filler from generate_series(1, 32)`
    await sql`create temporary table probe_writes on commit drop as ${pages}`.execute(trx)
  })
}
