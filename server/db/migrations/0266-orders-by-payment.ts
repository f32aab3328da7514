import { type Kysely, sql } from 'kysely'

/** Orders are filtered by how they are paid, by either side. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const side of ['organization_id', 'operator_id']) {
    await sql`create index on customer_order (${sql.ref(side)}, payment_status, created_at, id)`.execute(db)
  }
}
