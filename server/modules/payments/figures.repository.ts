import { sql } from 'kysely'
import type { Database } from '../../db/connection'
import type { TimeZone } from '../../domain/time-zone'
import { providerInUse } from './accounts/account.repository'

export interface MonthOfPayments {
  /** As in `2026-11`. */
  month: string
  currency: string
  takings: number
  refunds: number
  fees: number
  payouts: number
}

/**
 * What was taken, refunded, charged as fees and paid out in each of the last months by the provider that is set up, in the
 * dealership's time zone.
 */
export async function monthsOfPayments(
  db: Database,
  { id, timeZone }: { id: string; timeZone: TimeZone },
  months: number,
): Promise<MonthOfPayments[]> {
  const monthOf = (column: string) => sql`to_char(${sql.ref(column)} at time zone ${timeZone}, 'YYYY-MM')`
  const provider = providerInUse(id)
  const { rows } = await sql<MonthOfPayments>`
    with month as (
      select to_char(date_trunc('month', now() at time zone ${timeZone}) - make_interval(months => n), 'YYYY-MM') as month
      from generate_series(0, ${months}::integer - 1) as n
    ), entry as (
      select ${monthOf('paid_at')} as month, currency, captured_amount as takings, 0::bigint as refunds,
        coalesce(fee_amount, 0) as fees, 0::bigint as payouts
      from payment where organization_id = ${id} and provider = ${provider} and captured_amount > 0
      union all
      select ${monthOf('payment_refund.created_at')}, payment.currency, 0, payment_refund.amount, 0, 0
      from payment_refund join payment on payment.id = payment_refund.payment_id
      where payment_refund.organization_id = ${id} and payment.provider = ${provider}
        and payment_refund.state = 'SUCCEEDED'
      union all
      select ${monthOf('created_at')}, currency, 0, 0, 0, amount
      from payment_payout
      where organization_id = ${id} and provider = ${provider} and state not in ('FAILED', 'CANCELED')
    ), currency as (
      select distinct currency from entry
      union select coalesce((select currency from catalogue where organization_id = ${id} limit 1), 'USD')
      where not exists (select from entry)
    )
    select month.month, currency.currency, coalesce(sum(takings), 0)::bigint as takings,
      coalesce(sum(refunds), 0)::bigint as refunds, coalesce(sum(fees), 0)::bigint as fees,
      coalesce(sum(payouts), 0)::bigint as payouts
    from month cross join currency left join entry using (month, currency)
    group by month.month, currency.currency order by month.month, currency.currency`.execute(db)
  return rows
}
