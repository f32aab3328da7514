import { type Kysely, sql } from 'kysely'

/** What an invoice no longer charges, with numbers of their own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table credit_note (
      organization_id uuid not null,
      number integer not null check (number > 0),
      order_id uuid not null,
      reason text not null check (reason in ('RETURN', 'CANCELLATION', 'REFUND')),
      return_id uuid references order_return (id),
      issued_at timestamptz not null default now(),
      primary key (organization_id, number),
      unique (organization_id, order_id, number),
      foreign key (organization_id, order_id) references order_invoice
    )`.execute(db)
  await sql`create index on credit_note (return_id)`.execute(db)
  // quantity: 0 where only a part of the price is given back. The amounts are of the whole line.
  await sql`
    create table credit_note_line (
      organization_id uuid not null,
      order_id uuid not null,
      number integer not null,
      line_id uuid not null,
      quantity integer not null check (quantity >= 0),
      subtotal_amount bigint not null check (subtotal_amount >= 0),
      core_charge_amount bigint not null check (core_charge_amount >= 0),
      tax_amount bigint not null check (tax_amount >= 0),
      primary key (organization_id, order_id, number, line_id),
      foreign key (organization_id, order_id, number) references credit_note (organization_id, order_id, number),
      foreign key (organization_id, order_id, line_id) references order_invoice_line
    )`.execute(db)
  await sql`create index on credit_note_line (organization_id, order_id, line_id)`.execute(db)

  await issueForTheLast(db)

  for (const table of ['credit_note', 'credit_note_line']) {
    await sql`
      create trigger ${sql.raw(table)}_unchanged before update or delete on ${sql.table(table)}
      for each statement execute function refuse_ledger_change()`.execute(db)
    await sql`
      create trigger ${sql.raw(table)}_kept before truncate on ${sql.table(table)}
      for each statement execute function refuse_ledger_change()`.execute(db)
  }
}

/** One for each invoice of which something was cancelled or came back before; tax is rounded as the service rounds it. */
async function issueForTheLast(db: Kysely<unknown>): Promise<void> {
  await sql`
    create temporary table gone on commit drop as
    with counted as (
      select invoiced.organization_id, invoiced.order_id, invoiced.line_id, line.unit_amount, line.core_charge_amount,
        invoiced.quantity as before, o.tax_basis_points as rate, line.returned,
        least(invoiced.quantity, greatest(0, line.quantity - line.cancelled - line.returned)) as after
      from order_invoice_line as invoiced
      join order_line as line on line.organization_id = invoiced.organization_id
        and line.order_id = invoiced.order_id and line.id = invoiced.line_id
      join customer_order as o on o.organization_id = invoiced.organization_id and o.id = invoiced.order_id),
    taxed as (
      select counted.*,
        (unit_amount + core_charge_amount)::numeric * before * rate as tax_before,
        (unit_amount + core_charge_amount)::numeric * after * rate as tax_after
      from counted where after < before)
    select organization_id, order_id, line_id, returned, before - after as quantity,
      unit_amount * (before - after) as subtotal, core_charge_amount * (before - after) as core_charge,
      ${halfEven('tax_before')} - ${halfEven('tax_after')} as tax
    from taxed`.execute(db)
  await sql`
    insert into credit_note (organization_id, number, order_id, reason, return_id, issued_at)
    select gone.organization_id, row_number() over (partition by gone.organization_id order by invoice.number), gone.order_id,
      case when max(gone.returned) > 0 then 'RETURN' else 'CANCELLATION' end,
      (select id from order_return as one
        where one.organization_id = gone.organization_id and one.order_id = gone.order_id and one.status = 'RECEIVED'
        order by one.number desc limit 1),
      max(o.updated_at)
    from gone
    join order_invoice as invoice on invoice.organization_id = gone.organization_id and invoice.order_id = gone.order_id
    join customer_order as o on o.organization_id = gone.organization_id and o.id = gone.order_id
    group by gone.organization_id, gone.order_id, invoice.number`.execute(db)
  await sql`
    insert into credit_note_line (organization_id, order_id, number, line_id, quantity, subtotal_amount, core_charge_amount,
      tax_amount)
    select organization_id, order_id, number, line_id, quantity, subtotal, core_charge, tax
    from gone join credit_note using (organization_id, order_id)`.execute(db)
  await sql`
    insert into number_series (organization_id, series, last)
    select organization_id, 'credit_note', max(number) from credit_note group by organization_id`.execute(db)
  await sql`drop table gone`.execute(db)
}

/** Ten-thousandths as whole minor units. */
const halfEven = (column: string) => sql`
  (div(${sql.ref(column)}, 10000) + case
    when mod(${sql.ref(column)}, 10000) > 5000
      or (mod(${sql.ref(column)}, 10000) = 5000 and mod(div(${sql.ref(column)}, 10000), 2) = 1) then 1 else 0
  end)`
