import { sql } from 'kysely'
import type { Database } from '../../../db/connection'
import { salesNumber } from '../../../domain/sales-number'
import type { Difference } from './difference'

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

/** Orders whose payment status does not say what their payments say. */
export async function ordersThatDisagree(db: Database, dealershipId: string): Promise<Difference[]> {
  const { rows } = await sql<{ number: number }>`
    select customer_order.number from customer_order
    where organization_id = ${dealershipId}
      and exists (select from payment where payment.order_id = customer_order.id and captured_amount > 0 and not is_late)
      and (payment_status = 'UNPAID' or status in ('AWAITING_PAYMENT', 'FAILED', 'EXPIRED', 'DRAFT'))`.execute(db)
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
