import type { Transaction } from '../../db/connection'
import { publish } from '../../events/unit-of-work'
import { fulfillmentOf, openQuantity } from './fulfillment'
import { moveOrder } from './move-order'
import type { Order } from './order'
import { orderChanged } from './order.events'
import type { NewOrderEvent } from './order-event'
import { insertOrderEvent } from './order-event.repository'
import type { ChangedBy } from './order-line'
import { lockOrder, saveDerived } from './stored-order.repository'

/**
 * Stores what follows from changed lines, records the change in the history, and ends the order once nothing of it is left
 * to do.
 * @param order as it was locked, before the change
 */
export async function changeLines(
  trx: Transaction,
  order: Order,
  by: ChangedBy,
  event: Omit<NewOrderEvent, 'personId'>,
): Promise<void> {
  const changed = await relock(trx, order)
  await saveDerived(trx, changed)
  await insertOrderEvent(trx, order, { ...event, personId: by.personId })
  await publish(
    trx,
    orderChanged({
      orderId: order.id,
      dealershipId: order.dealership.id,
      operatorId: order.operator.id,
      personId: by.personId,
      kind: event.kind,
      reason: event.reason ?? '',
    }),
  )
  await endIfDone(trx, await relock(trx, order), by)
}

/** "COMPLETED, when every line is delivered or cancelled" (behaviour, section 6); cancelled, if nothing was delivered. */
async function endIfDone(trx: Transaction, order: Order, by: ChangedBy): Promise<void> {
  if (order.status !== 'PROCESSING' || order.lines.some((line) => openQuantity(line) > 0)) return
  const fulfillment = fulfillmentOf(order.lines, { delivery: order.delivery, isReserved: true })
  if (fulfillment === 'CANCELLED') return moveOrder(trx, order, { to: 'CANCELLED', by })
  if (order.lines.every(({ quantity, delivered, cancelled }) => delivered + cancelled === quantity)) {
    await moveOrder(trx, order, { to: 'COMPLETED', by: { ...by, actors: ['system'] } })
  }
}

async function relock(trx: Transaction, { id }: Order): Promise<Order> {
  const order = await lockOrder(trx, id)
  if (!order) throw new Error(`the order ${id} disappeared while it was locked`)
  return order
}
