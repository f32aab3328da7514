import type { Database } from '../../../db/connection'
import type { Transact } from '../../../events/unit-of-work'
import { publish } from '../../../events/unit-of-work'
import { enqueue } from '../../../infrastructure/jobs/job-queue'
import type { JobHandlers } from '../../../infrastructure/jobs/worker'
import { backOrderReserved } from '../inventory.events'
import { findFillableOrder, isWaiting } from './back-order.repository'
import { reserve } from './reserve-stock'

/**
 * Has back-orders of a dealership filled once the caller's transaction is stored. A job locks one order before its stock, as
 * every change of an order does; the caller has the stock locked already.
 */
export const enqueueBackOrders = (trx: Database, dealershipId: string): Promise<void> =>
  enqueue(
    trx,
    'fill-back-orders',
    { organization_id: dealershipId },
    {
      key: `fill-back-orders:${dealershipId}`,
      maxAttempts: 10,
      // Two at once could fill a newer order first.
      queue: `fill-back-orders:${dealershipId}`,
    },
  )

/** Reserves what has become available for the orders that wait for it, in the order in which they were placed. */
export const fillBackOrdersJob =
  (db: Database, transact: Transact): JobHandlers['fill-back-orders'] =>
  async ({ organization_id: dealershipId }, { signal }) => {
    const tried: string[] = []
    for (;;) {
      signal.throwIfAborted()
      const orderId = await findFillableOrder(db, dealershipId, tried)
      if (!orderId) return
      tried.push(orderId)
      await transact(async (trx) => {
        if (!(await isWaiting(trx, orderId))) return
        const lines = await reserve(trx, orderId)
        if (lines.length > 0) await publish(trx, backOrderReserved({ dealershipId, orderId, lines }))
      })
    }
  }
