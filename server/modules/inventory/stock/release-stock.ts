import type { Transaction } from '../../../db/connection'
import { enqueueBackOrders } from './back-order.job'
import { consumeReservations, type LineQuantity } from './consume-reservations'

/**
 * Ends the reservation of an order's lines, by default of all it has; what becomes available goes to the oldest back-order.
 * Lowers `reserved` of the lines, so lower `picked` first.
 * @throws DomainError not found; conflict for more than is reserved
 */
export async function release(trx: Transaction, orderId: string, lines?: readonly LineQuantity[]): Promise<void> {
  const dealershipId = await consumeReservations(trx, {
    orderId,
    lines,
    // What remains reserved is best picked at the default location.
    order: (reservations) => reservations.toReversed(),
    movement: ({ quantity }) => ({ kind: 'RELEASED', reservedChange: -quantity }),
  })
  await enqueueBackOrders(trx, dealershipId)
}
