import type { components } from '#contract/platform'
import { orderActors } from '../../access'
import type { Caller } from '../../access/caller'
import { notFound } from '../../domain/domain-error'
import type { Order } from './order'
import type { OrderRepository } from './order.repository'
import { orderToWire } from './order.wire'
import type { ChangedBy } from './order-line'

export interface OrderReader {
  /** @throws DomainError not found if the caller may not see the order */
  visible(caller: Caller, id: string): Promise<{ order: Order; by: ChangedBy }>
  reply(caller: Caller, id: string): Promise<components['schemas']['Order']>
}

/** Orders as their operations read them: visible to the caller, with the caller's roles. */
export function createOrderReader(orders: OrderRepository): OrderReader {
  const visible = async (caller: Caller, id: string) => {
    const order = await orders.visibleTo(caller).find(id)
    if (!order) throw notFound('Order')
    const sides = { dealershipId: order.dealership.id, operatorId: order.operator.id }
    return { order, by: { actors: orderActors(caller, sides), personId: caller.userId } }
  }
  return {
    visible,
    reply: async (caller, id) => {
      const { order, by } = await visible(caller, id)
      return orderToWire(order, by.actors)
    },
  }
}
