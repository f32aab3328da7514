import type { OrderStatus } from '../../../db/schema'
import type { OrderFilter } from '../order-list.repository'

type Part = Pick<
  OrderFilter,
  'status' | 'fulfillmentStatus' | 'paymentStatus' | 'hasToShip' | 'hasBackorders' | 'hasToPick'
>

const confirmedStatuses: readonly OrderStatus[] = ['PAID', 'PROCESSING', 'COMPLETED']

/** Whether an order counts as ordered: it is neither waiting for payment nor has it ended without one. */
export const isConfirmed = (status: OrderStatus): boolean => confirmedStatuses.includes(status)

const notShipped = ['UNFULFILLED', 'BACKORDERED', 'PICKING', 'READY_FOR_PICKUP', 'PARTIALLY_SHIPPED'] as const

/** What people call the state of orders, as filters of the list of orders. No order is in two parts of a state. */
export const orderStates: Readonly<Record<string, readonly Part[] | undefined>> = {
  open: [{ status: 'AWAITING_PAYMENT' }, { status: 'FAILED' }, { status: 'PAID' }, { status: 'PROCESSING' }],
  to_pay: [{ status: 'AWAITING_PAYMENT' }, { status: 'FAILED' }],
  // What failed is owed by nobody until it is paid anew.
  unpaid: [
    { status: 'AWAITING_PAYMENT', paymentStatus: 'UNPAID' },
    { status: 'PROCESSING', paymentStatus: 'UNPAID' },
    { status: 'COMPLETED', paymentStatus: 'UNPAID' },
  ],
  paid: [{ paymentStatus: 'PAID' }],
  in_progress: [{ status: 'PAID' }, { status: 'PROCESSING' }],
  // Not what is picked and waits to be shipped, which Home counts with them.
  to_pick: [
    { status: 'PAID', hasToPick: 'true' },
    { status: 'PROCESSING', hasToShip: 'true', hasToPick: 'true' },
  ],
  // Also what waits to be picked up, as in the list of orders; each is said to be ready.
  to_ship: [
    ...(['PAID', 'PROCESSING'] as const).flatMap((status) =>
      notShipped.map((fulfillmentStatus) => ({ status, fulfillmentStatus })),
    ),
    ...(['PARTIALLY_DELIVERED', 'PARTIALLY_RETURNED'] as const).map((fulfillmentStatus) => ({
      ...{ status: 'PROCESSING' as const, fulfillmentStatus, hasToShip: 'true' as const },
    })),
  ],
  undelivered: [
    ...(['PAID', 'PROCESSING'] as const).flatMap((status) =>
      ([...notShipped, 'SHIPPED', 'PARTIALLY_DELIVERED'] as const).map((fulfillmentStatus) => ({
        status,
        fulfillmentStatus,
      })),
    ),
    { status: 'COMPLETED', fulfillmentStatus: 'SHIPPED' },
  ],
  backordered: [{ hasBackorders: 'true' }],
  on_its_way: [{ fulfillmentStatus: 'SHIPPED' }, { fulfillmentStatus: 'PARTIALLY_SHIPPED' }],
  partly_shipped: [{ fulfillmentStatus: 'PARTIALLY_SHIPPED' }],
  // What has left, whether it has arrived or not.
  dispatched: (
    ['SHIPPED', 'PARTIALLY_SHIPPED', 'DELIVERED', 'PARTIALLY_DELIVERED', 'RETURNED', 'PARTIALLY_RETURNED'] as const
  ).map((fulfillmentStatus) => ({ fulfillmentStatus })),
  ready_for_pickup: [{ fulfillmentStatus: 'READY_FOR_PICKUP' }],
  delivered: [{ fulfillmentStatus: 'DELIVERED' }],
  completed: [{ status: 'COMPLETED' }],
  cancelled: [{ status: 'CANCELLED' }],
  expired: [{ status: 'EXPIRED' }],
  failed: [{ status: 'FAILED' }],
  returned: [{ fulfillmentStatus: 'RETURNED' }, { fulfillmentStatus: 'PARTIALLY_RETURNED' }],
  refunded: [{ paymentStatus: 'REFUNDED' }, { paymentStatus: 'PARTIALLY_REFUNDED' }],
  disputed: [{ paymentStatus: 'DISPUTED' }],
  // What was cancelled comes to nothing.
  not_cancelled: (['AWAITING_PAYMENT', 'FAILED', 'EXPIRED', ...confirmedStatuses] as const).map((status) => ({
    status,
  })),
  confirmed: confirmedStatuses.map((status) => ({ status })),
}
