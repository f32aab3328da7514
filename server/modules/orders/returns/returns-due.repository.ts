import type { Database } from '../../../db/connection'
import type { Order } from '../order'
import { listReturns } from './order-return.repository'
import { type ReturnDue, returnsDue } from './return-refunds'

/** The returns of an order for which something is still to be refunded, the oldest first. */
export const findReturnsDue = async (db: Database, order: Order): Promise<ReturnDue[]> =>
  returnsDue(await listReturns(db, order), order)
