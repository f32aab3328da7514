import { type Kysely, sql } from 'kysely'

/** Finds parts by their whole number or by its beginning, and orders by their PO number, whatever the collation. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index on catalogue_part (organization_id, number_key text_pattern_ops)`.execute(db)
  // The new one finds what is equal as well.
  await sql`drop index catalogue_part_organization_id_number_key_idx`.execute(db)
  await sql`create index on customer_order (lower(po_number) text_pattern_ops) where po_number <> ''`.execute(db)
}
