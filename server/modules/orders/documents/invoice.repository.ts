import type { Database, Transaction } from '../../../db/connection'
import { nextNumber } from '../../../db/next-number'
import type { Order } from '../order'
import { chargedQuantity } from '../order-amounts'
import type { Invoice } from './as-invoiced'

/**
 * Issues the invoice of an order, once: its number follows the last one of the dealership, and its lines are those that are
 * charged now.
 * @param order locked by `lockOrder`
 */
export async function issueInvoice(trx: Transaction, order: Order): Promise<void> {
  const lines = order.lines.filter((line) => chargedQuantity(line) > 0)
  if (order.invoiceNumber !== null || order.totalAmount === 0) return
  const key = { organization_id: order.dealership.id, order_id: order.id }
  const number = await nextNumber(trx, key.organization_id, 'invoice')
  await trx
    .insertInto('order_invoice')
    .values({ ...key, number })
    .execute()
  await trx
    .insertInto('order_invoice_line')
    .values(lines.map((line) => ({ ...key, line_id: line.id, quantity: chargedQuantity(line) })))
    .execute()
}

export async function findInvoice(
  db: Database,
  { id, dealership }: Pick<Order, 'id' | 'dealership'>,
): Promise<Invoice | undefined> {
  const invoice = await db
    .selectFrom('order_invoice')
    .where('organization_id', '=', dealership.id)
    .where('order_id', '=', id)
    .select(['number', 'issued_at as issuedAt'])
    .executeTakeFirst()
  if (!invoice) return undefined
  const lines = await db
    .selectFrom('order_invoice_line')
    .where('organization_id', '=', dealership.id)
    .where('order_id', '=', id)
    .select(['line_id as lineId', 'quantity'])
    .execute()
  return { ...invoice, quantities: new Map(lines.map(({ lineId, quantity }) => [lineId, quantity])) }
}
