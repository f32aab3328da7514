import type { OrderStatus } from '../../db/schema'
import { defineEvent } from '../../events/event'
import type { OrderEventKind } from './order-event'

/** An order, as far as those who hear of it need it. */
export interface OrderNews {
  orderId: string
  dealershipId: string
  operatorId: string
  /** Absent for the system and the holder of a link. */
  personId?: string | undefined
}

export const orderPlaced = defineEvent<OrderNews>('order.placed')

export const orderStatusChanged = defineEvent<OrderNews & { from: OrderStatus; to: OrderStatus; reason: string }>(
  'order.status_changed',
)

/** Lines, shipments or returns of an order have changed. */
export const orderChanged = defineEvent<OrderNews & { kind: OrderEventKind; reason: string }>('order.changed')

export const orderMessagePosted = defineEvent<OrderNews & { messageId: string }>('order.message_posted')
