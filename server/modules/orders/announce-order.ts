import { isAdmin, isStaff } from '../../access'
import type { Caller } from '../../access/caller'
import type { Database } from '../../db/connection'
import type { Realtime } from '../../infrastructure/realtime/realtime'
import type { OrderNews } from './order.events'
import type { OrderRepository } from './order.repository'

const orderRoom = (id: string) => `order:${id}`
const ordersRoom = (organizationId: string) => `orders:${organizationId}`
/** Of an operator's people who see only the orders that they placed. */
const ownOrdersRoom = (organizationId: string, personId: string) => `${ordersRoom(organizationId)}:${personId}`

/** Sends to both sides that an order has changed: to those who have it open, and to those who have a list open. */
export const announceOrder =
  (db: Database, realtime: Pick<Realtime, 'emit'>) =>
  async ({ orderId, dealershipId, operatorId }: OrderNews): Promise<void> => {
    const order = await db.selectFrom('customer_order').where('id', '=', orderId).select('placed_by').executeTakeFirst()
    realtime.emit([orderRoom(orderId)], 'order.changed', { order_id: orderId })
    const ofOperator = [ordersRoom(operatorId), ownOrdersRoom(operatorId, order?.placed_by ?? '')]
    realtime.emit([ordersRoom(dealershipId)], 'orders.changed', { organization_id: dealershipId, order_id: orderId })
    realtime.emit(ofOperator, 'orders.changed', { organization_id: operatorId, order_id: orderId })
  }

/** Who may listen to changes of orders: whoever sees them. */
export const createOrderRooms = (orders: OrderRepository) => ({
  order: async (caller: Caller, id: string): Promise<string[]> =>
    (await orders.visibleTo(caller).find(id)) ? [orderRoom(id)] : [],

  orders: async (caller: Caller, organizationId: string): Promise<string[]> => {
    if (caller.isSuperuser) return [ordersRoom(organizationId)]
    if (caller.organization?.id !== organizationId) return []
    if (caller.organization.type === 'DEALERSHIP') return isStaff(caller) ? [ordersRoom(organizationId)] : []
    return isAdmin(caller) ? [ordersRoom(organizationId)] : [ownOrdersRoom(organizationId, caller.userId)]
  },
})
