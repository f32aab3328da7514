import { addDays } from '../../../domain/day'
import { isInPeriod } from '../../../record-tools/matching'
import type { Asker, ToolInput } from '../../../record-tools/record-tool'
import type { Order, Shipment } from '../order'
import type { OrderRepository } from '../order.repository'
import { findAskedOrders, type OrdersInput } from './asked-orders'

/** An order is rarely shipped or delivered later than that. */
const MAX_DAYS_ON_THE_WAY = 180
/** So many orders are read for one question. */
const MAX_READ = 200

const momentsOf: Record<string, ((shipment: Shipment) => Date | null) | undefined> = {
  on_its_way: ({ shippedAt }) => shippedAt,
  partly_shipped: ({ shippedAt }) => shippedAt,
  delivered: ({ deliveredAt }) => deliveredAt,
}

/** Whether a period says when goods were shipped or delivered, not when they were ordered. */
export const isAboutMoves = ({ state, period }: ToolInput): boolean =>
  period !== undefined && momentsOf[state ?? ''] !== undefined

/** The orders of which something was shipped or delivered in a period, the newest first. */
export async function findMovedOrders(orders: OrderRepository, input: OrdersInput, asker: Asker): Promise<Order[]> {
  const momentOf = momentsOf[input.state ?? '']
  const from = input.period?.from && addDays(input.period.from, -MAX_DAYS_ON_THE_WAY)
  const candidates = { ...input, state: undefined, skip: 0, limit: MAX_READ, period: { ...input.period, from } }
  const { found } = await findAskedOrders(orders, candidates, asker)
  const read = await Promise.all(
    found
      .filter(({ fulfillmentStatus }) => fulfillmentStatus !== 'UNFULFILLED' && fulfillmentStatus !== 'CANCELLED')
      .map(({ id }) => orders.visibleTo(asker.caller).find(id)),
  )
  const isMoved = (shipment: Shipment) => {
    const moment = momentOf?.(shipment)
    return moment ? isInPeriod(moment, input.period, asker) : false
  }
  return read.flatMap((order) => (order?.shipments.some(isMoved) ? [order] : []))
}
