import type { Transaction } from '../../../db/connection'
import { changedMeanwhile, notFound } from '../../../domain/domain-error'
import type { Order } from '../order'
import { lockOrder } from '../stored-order.repository'
import type { OrderReturn } from './order-return'
import { listReturns } from './order-return.repository'

export interface ReturnVersion {
  orderId: string
  returnId: string
  /** The version of the return that whoever changes it has read. */
  version: number
}

/**
 * Locks an order of which somebody is about to change a return.
 * @throws DomainError not found; conflict with the current state if the return has changed since it was read
 */
export async function lockReturn(
  trx: Transaction,
  { orderId, returnId, version }: ReturnVersion,
): Promise<{ order: Order; current: OrderReturn }> {
  const order = await lockOrder(trx, orderId)
  if (!order) throw notFound('Order')
  const current = (await listReturns(trx, order)).find(({ id }) => id === returnId)
  if (!current) throw notFound('Return')
  if (current.version !== version) throw changedMeanwhile({ status: current.status, version: current.version })
  return { order, current }
}
