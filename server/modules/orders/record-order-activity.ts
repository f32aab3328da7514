import type { Transaction } from '../../db/connection'
import { salesNumber } from '../../domain/sales-number'
import { type NewActivity, recordActivity } from '../activity'

import type { OrderNews, orderChanged, orderStatusChanged } from './order.events'

/** Adds a new order to the recent activity of both sides. */
export const recordPlacedOrder = (trx: Transaction, order: OrderNews): Promise<void> =>
  record(trx, order, 'order_placed')

/** Adds the end of an order to the recent activity of both sides. */
export async function recordEndedOrder(trx: Transaction, order: Parameters<typeof orderStatusChanged>[0]) {
  if (order.to === 'COMPLETED') await record(trx, order, 'order_completed')
  if (order.to === 'CANCELLED') await record(trx, order, 'order_cancelled')
}

/** Adds a payment to the recent activity of both sides. */
export const recordPaidOrder = (trx: Transaction, order: OrderNews): Promise<void> => record(trx, order, 'order_paid')

/** Adds a refund to the recent activity of both sides. */
export const recordRefundedOrder = (trx: Transaction, order: OrderNews): Promise<void> =>
  record(trx, order, 'order_refunded')

/** Adds a parcel to the recent activity of both sides. What is picked up is completed when it is handed over instead. */
export async function recordShippedOrder(trx: Transaction, order: Parameters<typeof orderChanged>[0]) {
  if (order.kind === 'SHIPPED') await record(trx, order, 'order_shipped')
}

/** An entry for each side, named after the other one; whoever placed the order sees it besides those who see all orders. */
async function record(trx: Transaction, { orderId }: OrderNews, event: NewActivity['event']): Promise<void> {
  const order = await trx
    .selectFrom('customer_order')
    .innerJoin('organization as dealership', 'dealership.id', 'customer_order.organization_id')
    .innerJoin('organization as operator', 'operator.id', 'customer_order.operator_id')
    .where('customer_order.id', '=', orderId)
    .select(['customer_order.number', 'customer_order.placed_by', 'customer_order.delivery'])
    .select(['dealership.id as dealershipId', 'dealership.name as dealership'])
    .select(['operator.id as operatorId', 'operator.name as operator'])
    .executeTakeFirstOrThrow()
  if (event === 'order_shipped' && order.delivery === 'PICKUP') return
  const number = salesNumber('order', order.number)
  const entry = { type: 'order', event, link: `/orders/${orderId}` } as const
  await recordActivity(trx, {
    ...entry,
    organizationIds: [order.dealershipId],
    title: `${number} · ${order.operator}`,
  })
  await recordActivity(trx, {
    ...entry,
    organizationIds: [order.operatorId],
    title: `${number} · ${order.dealership}`,
    ...(order.placed_by !== null && { personId: order.placed_by }),
  })
}
