import { sql } from 'kysely'
import type { Database } from '../../../db/connection'
import { salesNumber } from '../../../domain/sales-number'
import { type Difference, recordOf } from './difference'

/** How far back payments are compared. */
export const RECONCILED_DAYS = 35

/** Since when payments are compared now. */
export const reconciledSince = () => new Date(Date.now() - RECONCILED_DAYS * 86_400_000)

/** Whether the provider that took a payment is the one that is set up, and can be asked about it. */
const isOfProviderInUse = sql<boolean>`exists (
  select from payment_account
  where payment_account.organization_id = payment.organization_id and payment_account.provider = payment.provider
    and in_use)`

/** Payments that took money and to which something happened since, or to which something is still to happen. */
const comparedSince = (db: Database, since: Date) =>
  db
    .selectFrom('payment')
    .where('captured_amount', '>', 0)
    .where(isOfProviderInUse)
    .where(
      sql<boolean>`(
        paid_at >= ${since}
        or exists (
          select from payment_audit where payment_audit.organization_id = payment.organization_id
            and payment_audit.payment_id = payment.id and recorded_at >= ${since})
        or exists (
          select from payment_refund where payment_refund.organization_id = payment.organization_id
            and payment_refund.payment_id = payment.id and payment_refund.state in ('PENDING', 'REQUIRES_ACTION'))
        or exists (
          select from payment_dispute where payment_dispute.organization_id = payment.organization_id
            and payment_dispute.payment_id = payment.id and payment_dispute.closed_at is null))`,
    )

/** The provider's ids of a dealership's payments to compare. */
export async function intentsToCompare(db: Database, dealershipId: string, since: Date): Promise<string[]> {
  const rows = await comparedSince(db, since)
    .where('organization_id', '=', dealershipId)
    .where('intent_id', 'is not', null)
    .select('intent_id')
    .orderBy('created_at')
    .execute()
  return rows.map(({ intent_id }) => intent_id ?? '')
}

/** How many payments are compared. */
export async function countCompared(db: Database, since: Date): Promise<number> {
  const { compared } = await comparedSince(db, since)
    .select(({ fn }) => fn.countAll<number>().as('compared'))
    .executeTakeFirstOrThrow()
  return compared
}

/** The number of the order that a payment is for. */
export async function orderNumberOf(db: Database, paymentId: string): Promise<string> {
  const { number } = await db
    .selectFrom('payment')
    .innerJoin('customer_order', 'customer_order.id', 'payment.order_id')
    .where('payment.id', '=', paymentId)
    .select('customer_order.number')
    .executeTakeFirstOrThrow()
  return salesNumber('order', number)
}

/** Orders that are paid and do not say so, or say so and are not. */
export async function ordersThatDisagree(db: Database, dealershipId: string): Promise<Difference[]> {
  const { rows } = await sql<{ number: number }>`
    select customer_order.number from customer_order
    where organization_id = ${dealershipId}
      and case
        when exists (select from payment where payment.order_id = customer_order.id and captured_amount > 0 and not is_late)
          then payment_status = 'UNPAID' or status in ('AWAITING_PAYMENT', 'FAILED', 'EXPIRED', 'DRAFT')
        when exists (select from payment where payment.order_id = customer_order.id and captured_amount > 0)
          then status = 'PAID'
        else payment_status <> 'UNPAID' or status = 'PAID'
      end`.execute(db)
  return rows.map(({ number }) => ({ about: salesNumber('order', number), kind: 'order_differs' }))
}

/** Orders that were cancelled, or paid too late, some of whose money does not go back. */
export async function ordersThatOwe(db: Database, dealershipId: string): Promise<Difference[]> {
  const { rows } = await sql<{ number: number; amount: number; currency: string }>`
    select customer_order.number, payment.currency, sum(owed.amount)::bigint as amount
    from payment join customer_order on customer_order.id = payment.order_id
      cross join lateral (
        select captured_amount - (
          select coalesce(sum(amount), 0) from payment_refund
          where payment_refund.payment_id = payment.id and payment_refund.state not in ('FAILED', 'CANCELED')
        ) - (
          select coalesce(sum(amount), 0) from payment_dispute
          where payment_dispute.payment_id = payment.id and payment_dispute.state in ('OPEN', 'LOST')
        ) as amount
      ) as owed
    where payment.organization_id = ${dealershipId} and captured_amount > 0 and ${isOfProviderInUse}
      and (is_late or customer_order.status in ('CANCELLED', 'EXPIRED'))
      and owed.amount > 0
    group by customer_order.number, payment.currency
    order by customer_order.number`.execute(db)
  return rows.map(({ number, ...owed }) => ({ about: salesNumber('order', number), kind: 'not_returned', owed }))
}

/** Refunds that the provider should have been asked for long ago. */
export async function unsentRefunds(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom('payment_refund')
    .where('state', '=', 'REQUESTED')
    .where('created_at', '<', new Date(Date.now() - 3_600_000))
    .select('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Shorter than from one night's comparison to the next. */
const REPORTED_HOURS = 20

/**
 * The differences that were not reported to a dealership lately. Money that is not returned may have been settled without the
 * provider: it is reported once, and again when its amount changes.
 */
export async function withoutReported(
  db: Database,
  dealershipId: string,
  found: readonly Difference[],
): Promise<Difference[]> {
  const rows = await db
    .selectFrom('payment_audit')
    .where('organization_id', '=', dealershipId)
    .where('action', '=', 'DIFFERENCE_FOUND')
    .distinctOn('text')
    .select(['text', 'amount', 'recorded_at as recordedAt'])
    .orderBy('text')
    .orderBy('id', 'desc')
    .execute()
  const last = new Map(rows.map((row) => [row.text, row]))
  const recently = new Date(Date.now() - REPORTED_HOURS * 3_600_000)
  return found.filter((difference) => {
    const reported = last.get(recordOf(difference))
    if (!reported) return true
    return difference.owed ? reported.amount !== difference.owed.amount : reported.recordedAt <= recently
  })
}
