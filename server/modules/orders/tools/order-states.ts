import type { OrderFilter } from '../order-list.repository'

type Part = Pick<OrderFilter, 'status' | 'fulfillmentStatus' | 'paymentStatus' | 'hasToShip' | 'hasBackorders'>

const notShipped = ['UNFULFILLED', 'BACKORDERED', 'PICKING', 'PARTIALLY_SHIPPED'] as const

/** What people call the state of orders, as filters of the list of orders. No order is in two parts of a state. */
export const orderStates: Readonly<Record<string, readonly Part[] | undefined>> = {
  open: [{ status: 'AWAITING_PAYMENT' }, { status: 'FAILED' }, { status: 'PAID' }, { status: 'PROCESSING' }],
  to_pay: [{ status: 'AWAITING_PAYMENT' }, { status: 'FAILED' }],
  unpaid: [
    { status: 'AWAITING_PAYMENT', paymentStatus: 'UNPAID' },
    { status: 'FAILED', paymentStatus: 'UNPAID' },
    { status: 'PROCESSING', paymentStatus: 'UNPAID' },
    { status: 'COMPLETED', paymentStatus: 'UNPAID' },
  ],
  paid: [{ paymentStatus: 'PAID' }],
  in_progress: [{ status: 'PAID' }, { status: 'PROCESSING' }],
  to_ship: (['PAID', 'PROCESSING'] as const).flatMap((status) =>
    notShipped.map((fulfillmentStatus) => ({ status, fulfillmentStatus })),
  ),
  backordered: [{ hasBackorders: 'true' }],
  on_its_way: [{ fulfillmentStatus: 'SHIPPED' }, { fulfillmentStatus: 'PARTIALLY_SHIPPED' }],
  partly_shipped: [{ fulfillmentStatus: 'PARTIALLY_SHIPPED' }],
  ready_for_pickup: [{ fulfillmentStatus: 'READY_FOR_PICKUP' }],
  delivered: [{ fulfillmentStatus: 'DELIVERED' }],
  completed: [{ status: 'COMPLETED' }],
  cancelled: [{ status: 'CANCELLED' }],
  expired: [{ status: 'EXPIRED' }],
  failed: [{ status: 'FAILED' }],
  returned: [{ fulfillmentStatus: 'RETURNED' }, { fulfillmentStatus: 'PARTIALLY_RETURNED' }],
  refunded: [{ paymentStatus: 'REFUNDED' }, { paymentStatus: 'PARTIALLY_REFUNDED' }],
  disputed: [{ paymentStatus: 'DISPUTED' }],
  confirmed: [{ status: 'PAID' }, { status: 'PROCESSING' }, { status: 'COMPLETED' }],
}
