import { sql } from 'kysely'
import type { Database } from '../../../db/connection'
import { within } from '../../../db/within'
import type { Period } from '../../../domain/period'
import type { TimeZone } from '../../../domain/time-zone'
import { providerInUse } from '../accounts/account.repository'

export interface MonthOfFees {
  /** As in `2026-11`, in the time zone. */
  month: string
  currency: string
  fees: number
  /** What was taken by card. */
  takings: number
  payments: number
  /** Of how many of them the provider has not said its fee yet. */
  unknown: number
}

/** What the provider that is set up has charged for card payments, by month, the latest first. */
export async function findFees(
  db: Database,
  { dealershipId, timeZone, period }: { dealershipId: string; timeZone: TimeZone; period: Period },
): Promise<MonthOfFees[]> {
  const month = sql<string>`to_char(payment.paid_at at time zone ${sql.lit(timeZone)}, 'YYYY-MM')`
  const rows = await db
    .selectFrom('payment')
    .where('payment.organization_id', '=', dealershipId)
    .where(sql<boolean>`payment.provider = ${providerInUse(dealershipId)}`)
    .where('payment.captured_amount', '>', 0)
    .where('payment.paid_at', 'is not', null)
    .where(within('payment.paid_at', period))
    .groupBy([month, 'payment.currency'])
    .orderBy(month, 'desc')
    .select([month.as('month'), 'payment.currency'])
    .select(sql<string>`coalesce(sum(payment.fee_amount), 0)`.as('fees'))
    .select(sql<string>`sum(payment.captured_amount)`.as('takings'))
    .select(sql<string>`count(*)`.as('payments'))
    .select(sql<string>`count(*) filter (where payment.fee_amount is null)`.as('unknown'))
    .execute()
  return rows.map(({ fees, takings, payments, unknown, ...row }) => ({
    ...row,
    fees: Number(fees),
    takings: Number(takings),
    payments: Number(payments),
    unknown: Number(unknown),
  }))
}
