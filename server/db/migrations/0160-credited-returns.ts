import { type Kysely, sql } from 'kysely'

/** What came back before it was paid is not charged. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // credited: the returned pieces that nobody had paid for when they came back.
  await sql`
    alter table order_line
      add column credited integer not null default 0 check (credited >= 0),
      add check (credited <= returned)`.execute(db)
  await sql`alter table order_return add column is_credit boolean not null default false`.execute(db)
  await sql`
    update order_return one set is_credit = true
    from customer_order o
    where o.organization_id = one.organization_id and o.id = one.order_id and o.payment_status = 'UNPAID'
      and one.status = 'RECEIVED'`.execute(db)
  // The tax is rounded half to even, as the service rounds it.
  await sql`
    with credit as (
      select line.organization_id, line.id,
        (line.unit_amount + line.core_charge_amount) * (line.quantity - line.cancelled - line.returned)
          * o.tax_basis_points as tax
      from order_line line
      join customer_order o on o.organization_id = line.organization_id and o.id = line.order_id
      where line.returned > 0 and o.payment_status = 'UNPAID'
    )
    update order_line line set
      credited = line.returned,
      tax_amount = credit.tax / 10000 + case
        when credit.tax % 10000 > 5000 or (credit.tax % 10000 = 5000 and credit.tax / 10000 % 2 = 1) then 1 else 0
      end
    from credit where credit.organization_id = line.organization_id and credit.id = line.id`.execute(db)
  await sql`
    with sums as (
      select organization_id, order_id,
        sum(unit_amount * (quantity - cancelled - credited)) as subtotal,
        sum(core_charge_amount * (quantity - cancelled - credited)) as core_charge,
        sum(tax_amount) as tax
      from order_line group by organization_id, order_id having sum(credited) > 0
    )
    update customer_order o set
      subtotal_amount = subtotal,
      core_charge_amount = core_charge,
      tax_amount = tax,
      total_amount = subtotal + core_charge + tax
    from sums where sums.organization_id = o.organization_id and sums.order_id = o.id`.execute(db)
}
