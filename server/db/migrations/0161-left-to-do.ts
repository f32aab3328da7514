import { type Kysely, sql } from 'kysely'

/** What is left to do of an order in work, whatever else of it has happened. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // has_to_ship: pieces are reserved for it and have not left. has_backorders: pieces of it wait for stock. Both can be so.
  await sql`
    alter table customer_order
      add column has_to_ship boolean not null default false,
      add column has_backorders boolean not null default false`.execute(db)
  await sql`
    update customer_order o set has_to_ship = work.has_to_ship, has_backorders = work.has_backorders
    from (
      select organization_id, order_id,
        bool_or(reserved > 0) as has_to_ship,
        bool_or(quantity - shipped - cancelled > reserved) as has_backorders
      from order_line group by organization_id, order_id
    ) as work
    where o.status = 'PROCESSING' and work.organization_id = o.organization_id and work.order_id = o.id`.execute(db)
  await sql`
    create index customer_order_to_ship on customer_order (organization_id, created_at, id) where has_to_ship`.execute(
    db,
  )
  await sql`
    create index customer_order_backorders on customer_order (organization_id, created_at, id)
    where has_backorders`.execute(db)
}
