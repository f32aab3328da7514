import { sql } from 'kysely'
import type { Transaction } from '../../db/connection'

/** Whether a dealership knows an order that is not paid: it placed it, quoted it, or there are messages about it. */
export async function isKnownToDealership(trx: Transaction, orderId: string): Promise<boolean> {
  const { rows } = await sql<{ isKnown: boolean }>`
    select
      exists (
        select from person
        where person.id = customer_order.placed_by and person.organization_id is distinct from customer_order.operator_id
      ) or exists (
        select from quote
        where quote.organization_id = customer_order.organization_id and quote.order_id = customer_order.id
      ) or exists (
        select from order_message as message
        where message.organization_id = customer_order.organization_id and message.order_id = customer_order.id
      ) as "isKnown"
    from customer_order where id = ${orderId}`.execute(trx)
  return rows.some(({ isKnown }) => isKnown)
}
