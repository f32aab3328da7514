import { type Kysely, sql } from 'kysely'

/** Links to an order, a quote or a maintenance quote, and to placing orders (behaviour, section 4). */
export async function up(db: Kysely<unknown>): Promise<void> {
  // A value that is added to an enum cannot be used in the same transaction, so the type is replaced.
  await sql`alter type portal_link_kind rename to portal_link_kind_before`.execute(db)
  await sql`
    create type portal_link_kind as enum (
      'machine_hours', 'service_kits', 'order', 'quote', 'maintenance_quote', 'place_order')`.execute(db)
  await sql`alter table portal_link drop constraint portal_link_check`.execute(db)
  await sql`
    alter table portal_link alter column kind type portal_link_kind using kind::text::portal_link_kind`.execute(db)
  await sql`drop type portal_link_kind_before`.execute(db)
  // Each of these is given out by the dealership that it belongs to, and by nobody else.
  await sql`
    alter table portal_link
      add column order_id uuid,
      add column quote_id uuid,
      add column maintenance_quote_id uuid,
      add foreign key (dealership_id, order_id) references customer_order (organization_id, id) on delete cascade,
      add foreign key (dealership_id, quote_id) references quote (organization_id, id) on delete cascade,
      add foreign key (dealership_id, maintenance_quote_id)
        references maintenance_quote (organization_id, id) on delete cascade,
      add check ((kind = 'machine_hours') = (instance_id is not null)),
      add check ((kind = 'order') = (order_id is not null)),
      add check ((kind = 'quote') = (quote_id is not null)),
      add check ((kind = 'maintenance_quote') = (maintenance_quote_id is not null)),
      add check (kind in ('machine_hours', 'service_kits') or dealership_id is not null)`.execute(db)
  for (const record of ['order_id', 'quote_id', 'maintenance_quote_id']) {
    await sql`create index on portal_link (${sql.ref(record)}) where ${sql.ref(record)} is not null`.execute(db)
  }
}
