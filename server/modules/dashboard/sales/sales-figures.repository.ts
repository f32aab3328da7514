import { sql } from 'kysely'
import type { Database } from '../../../db/connection'
import { MAX_PARCELS, MONTHS, type SalesMonth } from './sales-figures'

/** The last months of a dealership in its time zone, the oldest first. */
export async function findSalesMonths(db: Database, dealershipId: string, now: Date): Promise<SalesMonth[]> {
  const { rows } = await sql<SalesMonth>`
    with zone as materialized (select time_zone as name from organization where id = ${dealershipId}),
    month as materialized (
      select begun, begun at time zone zone.name as begins, (begun + interval '1 month') at time zone zone.name as ends
      from zone, generate_series(
        date_trunc('month', ${now}::timestamptz at time zone zone.name) - make_interval(months => ${MONTHS - 1}),
        ${now}::timestamptz at time zone zone.name, interval '1 month') as begun)
    select to_char(month.begun, 'YYYY-MM') as month, coalesce(sold.orders, 0)::int as orders,
      coalesce(sold.sales, '[]') as sales, shipped.turnaround as "turnaroundDays", shipped.fill_rate as "fillRate"
    from month
    cross join lateral (
      select sum(orders) as orders,
        jsonb_agg(jsonb_build_object('amount', amount, 'currency', currency) order by currency) as sales
      from (
        select currency, sum(total_amount - coalesce(given_back.amount, 0)) as amount, count(*) as orders
        from customer_order
        left join lateral (${givenBack}) as given_back on true
        where organization_id = ${dealershipId} and placed_at >= month.begins and placed_at < month.ends
          and status in ('PAID', 'PROCESSING', 'COMPLETED')
        group by currency) as of_currency) as sold
    cross join lateral (
      select percentile_cont(0.5) within group (
          order by greatest(extract(epoch from parcel.shipped_at - placed.placed_at), 0) / 86400.0) as turnaround,
        sum(pieces.sent)::float8 / nullif(sum(pieces.ordered), 0) as fill_rate
      from (
        select order_id, id, shipped_at
        from shipment
        where organization_id = ${dealershipId} and number = 1
          and shipped_at >= month.begins and shipped_at < month.ends
        order by shipped_at desc limit ${sql.lit(MAX_PARCELS)}) as parcel
      join customer_order as placed on placed.organization_id = ${dealershipId} and placed.id = parcel.order_id
      cross join lateral (
        select sum(line.quantity - line.cancelled) as ordered, sum(coalesce(sent.quantity, 0)) as sent
        from order_line as line
        left join shipment_line as sent on sent.organization_id = line.organization_id
          and sent.order_id = line.order_id and sent.shipment_id = parcel.id and sent.line_id = line.id
        where line.organization_id = ${dealershipId} and line.order_id = parcel.order_id) as pieces
      where placed.placed_at is not null) as shipped
    order by month.begun`.execute(db)
  return rows
}

/**
 * What was credited of an order without lowering its total: what came back after it was paid, and refunds for which nothing
 * came back. What was not paid yet is off the total, and money that goes back for either is not counted again. So are pieces
 * that were cancelled, which the first credit notes of older invoices took back together with what had been returned.
 */
const givenBack = sql`
  select sum(round((line.subtotal_amount + line.core_charge_amount + line.tax_amount)
    * case when note.reason = 'REFUND' then 1
      else least(1, (ordered.returned - ordered.credited)::numeric / line.quantity) end))::bigint as amount
  from credit_note as note
  join credit_note_line as line on line.organization_id = note.organization_id and line.order_id = note.order_id
    and line.number = note.number
  join order_line as ordered on ordered.organization_id = line.organization_id and ordered.order_id = line.order_id
    and ordered.id = line.line_id
  left join order_return as returned on returned.id = note.return_id
  where note.organization_id = customer_order.organization_id and note.order_id = customer_order.id
    and (note.reason = 'REFUND' or (note.reason = 'RETURN' and not returned.is_credit))`
