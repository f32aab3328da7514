import { sql } from 'kysely'
import type { Database } from '../../../db/connection'
import { salesNumber } from '../../../domain/sales-number'
import type { Difference } from './difference'

/** How far back payments are compared. */
export const RECONCILED_DAYS = 35

/** Since when payments are compared now. */
export const reconciledSince = () => new Date(Date.now() - RECONCILED_DAYS * 86_400_000)

/** What was taken, as our payments have it. */
export async function takenSince(db: Database, dealershipId: string, since: Date) {
  const rows = await db
    .selectFrom('payment')
    .innerJoin('customer_order', 'customer_order.id', 'payment.order_id')
    .where('payment.organization_id', '=', dealershipId)
    .where('payment.captured_amount', '>', 0)
    .where('payment.paid_at', '>=', since)
    .select(['payment.intent_id', 'customer_order.number'])
    .execute()
  return rows.map(({ intent_id, number }) => ({ intentId: intent_id ?? '', number: salesNumber('order', number) }))
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

/** The differences that a dealership was told of lately, as the audit has them. */
export async function reportedToday(db: Database, dealershipId: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('payment_audit')
    .where('organization_id', '=', dealershipId)
    .where('action', '=', 'DIFFERENCE_FOUND')
    .where('recorded_at', '>', new Date(Date.now() - REPORTED_HOURS * 3_600_000))
    .select('text')
    .execute()
  return new Set(rows.map(({ text }) => text))
}
