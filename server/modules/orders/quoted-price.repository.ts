import type { Transaction } from '../../db/connection'
import type { Order, OrderLine } from './order'

/** The prices that were quoted for what an order was made from; none if it was not made from a quote. */
export const quotedPrices = (trx: Transaction, { id, dealership }: Pick<Order, 'id' | 'dealership'>) =>
  trx
    .selectFrom('quote')
    .innerJoin('quote_line as line', (join) =>
      join.onRef('line.organization_id', '=', 'quote.organization_id').onRef('line.quote_id', '=', 'quote.id'),
    )
    .where('quote.organization_id', '=', dealership.id)
    .where('quote.order_id', '=', id)
    .select(['line.part_id as partId', 'line.bundle_id as bundleId', 'line.unit_amount as unitAmount'])
    .select(['line.description', 'line.quantity'])
    .execute()

type QuotedPrice = Awaited<ReturnType<typeof quotedPrices>>[number]

/** Whether a line has a quoted price. One in one's own words is recognized by them. */
export function isQuoted({ partId, bundleId, unitAmount, description }: OrderLine, quoted: QuotedPrice): boolean {
  if (quoted.partId !== partId || quoted.bundleId !== bundleId || quoted.unitAmount !== unitAmount) return false
  return partId !== null || bundleId !== null || quoted.description === description
}
