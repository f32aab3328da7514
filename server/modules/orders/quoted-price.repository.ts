import type { Transaction } from '../../db/connection'
import type { Order } from './order'

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
    .execute()
