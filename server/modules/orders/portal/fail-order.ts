import type { Transaction } from '../../../db/connection'
import { notFound } from '../../../domain/domain-error'
import { changeOrderStatus } from '../change-order-status'
import { lockOrder } from '../stored-order.repository'

interface FailOrder {
  orderId: string
  /** The version that the holder of the link has read. */
  version: number | undefined
  reason: string
}

/**
 * Records that the customer could not pay. Repeated, as from a second tab, it changes nothing.
 * @throws DomainError conflict if the order has been changed since it was read, or no longer awaits payment
 */
export async function failOrder(trx: Transaction, { orderId, version, reason }: FailOrder): Promise<void> {
  const order = await lockOrder(trx, orderId)
  if (!order) throw notFound('Order')
  if (order.status === 'FAILED') return
  await changeOrderStatus(trx, { orderId, to: 'FAILED', version, reason, by: { actors: ['customer'] } })
}
