import type { Database } from '../../db/connection'
import type { Transact } from '../../events/unit-of-work'
import { fillBackOrdersJob } from './stock/back-order.job'

export { backOrderReserved } from './inventory.events'
export { availability } from './stock/availability'
export { receive } from './stock/change-stock'
export { release } from './stock/release-stock'
export { reserve } from './stock/reserve-stock'
export { ship } from './stock/ship-stock'
export { takeBack } from './stock/take-back'

/** What dealerships have in stock, where, and what of it is promised. */
export function createInventory({ db, transact }: { db: Database; transact: Transact }) {
  return { jobs: { 'fill-back-orders': fillBackOrdersJob(db, transact) } }
}
