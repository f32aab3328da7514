import { type Kysely, sql } from 'kysely'

/** Both sides of an order as they were when it was placed, and invoices with numbers of their own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Null for orders that were placed before, whose documents name the sides as they are now.
  await sql`alter table customer_order add column dealership_party jsonb, add column operator_party jsonb`.execute(db)

  await sql`
    create table order_invoice (
      organization_id uuid not null,
      order_id uuid not null,
      number integer not null check (number > 0),
      issued_at timestamptz not null default clock_timestamp(),
      primary key (organization_id, order_id),
      unique (organization_id, number),
      foreign key (organization_id, order_id) references customer_order (organization_id, id)
    )`.execute(db)
  // quantity: what of a line is charged; prices and the tax rate are those of the order, which never change.
  await sql`
    create table order_invoice_line (
      organization_id uuid not null,
      order_id uuid not null,
      line_id uuid not null,
      quantity integer not null check (quantity > 0),
      primary key (organization_id, order_id, line_id),
      foreign key (organization_id, order_id) references order_invoice,
      foreign key (organization_id, order_id, line_id) references order_line
    )`.execute(db)

  // What was paid or completed before has its invoice too, in the order of placing.
  await sql`
    insert into order_invoice (organization_id, order_id, number, issued_at)
    select organization_id, id,
      row_number() over (partition by organization_id order by coalesce(placed_at, created_at), customer_order.number),
      updated_at
    from customer_order
    where total_amount > 0 and status not in ('CANCELLED', 'EXPIRED') and (payment_status <> 'UNPAID' or status = 'COMPLETED')
    `.execute(db)
  await sql`
    insert into order_invoice_line (organization_id, order_id, line_id, quantity)
    select line.organization_id, line.order_id, line.id, line.quantity - line.cancelled
    from order_line as line join order_invoice using (organization_id, order_id)
    where line.quantity > line.cancelled`.execute(db)
  await sql`
    insert into number_series (organization_id, series, last)
    select organization_id, 'invoice', max(number) from order_invoice group by organization_id`.execute(db)

  for (const table of ['order_invoice', 'order_invoice_line']) {
    await sql`
      create trigger ${sql.raw(table)}_unchanged before update or delete on ${sql.table(table)}
      for each statement execute function refuse_ledger_change()`.execute(db)
    await sql`
      create trigger ${sql.raw(table)}_kept before truncate on ${sql.table(table)}
      for each statement execute function refuse_ledger_change()`.execute(db)
  }
}
