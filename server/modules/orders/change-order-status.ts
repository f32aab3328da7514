import type { OrderActor } from '../../access'
import type { Transaction } from '../../db/connection'
import type { OrderStatus } from '../../db/schema'
import { changedMeanwhile, conflict, forbidden, notFound } from '../../domain/domain-error'
import { assertCanMove } from '../../domain/state-table'
import { moveOrder } from './move-order'
import { cancellationObstacle, type Order, orderStates } from './order'
import { lockOrder } from './stored-order.repository'

interface ChangeOrderStatus {
  orderId: string
  to: OrderStatus
  /** The version that whoever changes it has read; absent to change whichever there is. */
  version: number | undefined
  reason: string
  by: { actors: readonly OrderActor[]; personId?: string | undefined }
}

/**
 * Moves an order as a person asks for.
 * @throws DomainError conflict if it has been changed since it was read, if the move is not possible in its status, or if
 *   something has been shipped; forbidden if the person may not make the move
 */
export async function changeOrderStatus(
  trx: Transaction,
  { orderId, to, version, reason, by }: ChangeOrderStatus,
): Promise<void> {
  const order = await lockVersion(trx, orderId, version)
  const obstacle = to === 'CANCELLED' ? cancellationObstacle(order, by.actors) : undefined
  // The table alone would answer a clerk that nobody can cancel it any more.
  const isClerks = order.status === 'PAID' && by.actors.includes('dealership')
  if (obstacle === 'paid' && isClerks) throw onlyAdmins()
  assertCanMove(orderStates, order.status, to, by.actors)
  if (obstacle === 'paid') throw onlyAdmins()
  if (obstacle === 'shipped') throw alreadyShipped(order)
  await moveOrder(trx, order, { to, by, reason })
}

/**
 * Locks an order that somebody is about to change.
 * @throws DomainError conflict with its current state if it has been changed since the version that they read
 */
export async function lockVersion(trx: Transaction, orderId: string, version: number | undefined): Promise<Order> {
  const order = await lockOrder(trx, orderId)
  if (!order) throw notFound('Order')
  if (version !== undefined && order.version !== version) {
    const { status, fulfillmentStatus } = order
    throw changedMeanwhile({ status, fulfillment_status: fulfillmentStatus, version: order.version })
  }
  return order
}

const onlyAdmins = () =>
  forbidden({
    en: 'Only an admin of the dealership may cancel an order that is paid.',
    es: 'Solo un administrador del concesionario puede cancelar un pedido pagado.',
  })

const alreadyShipped = ({ status, fulfillmentStatus, version }: Order) =>
  conflict(
    'already_shipped',
    {
      en: 'Part of this order has been shipped, so it can no longer be cancelled as a whole.',
      es: 'Parte de este pedido ya se envió, por lo que ya no se puede cancelar entero.',
    },
    { status, fulfillment_status: fulfillmentStatus, version },
  )
