import type { OrganizationType } from '../../../access/caller'
import type { OrderStatus } from '../../../db/schema'
import { ofState, statesIn } from '../../../record-tools/states'
import type { OrderFilter } from '../order-list.repository'

/** Filters of the list of orders. */
export type OrderPart = Pick<
  OrderFilter,
  'status' | 'fulfillmentStatus' | 'paymentStatus' | 'hasToShip' | 'hasBackorders' | 'hasToPick'
>

const confirmedStatuses: readonly OrderStatus[] = ['PAID', 'PROCESSING', 'COMPLETED']

/** Whether an order counts as ordered: it is neither waiting for payment nor has it ended without one. */
export const isConfirmed = (status: OrderStatus): boolean => confirmedStatuses.includes(status)

const notShipped = ['UNFULFILLED', 'BACKORDERED', 'PICKING', 'READY_FOR_PICKUP', 'PARTIALLY_SHIPPED'] as const

/** What people call the state of orders, as filters of the list of orders. No order is in two parts of a state. */
export const orderStates = {
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
} satisfies Record<string, readonly OrderPart[]>

type OrderState = keyof typeof orderStates

/** What each side has to do: a customer pays, a dealership ships. */
const turns = {
  OPERATOR: { waiting: 'to_pay', with_them: 'to_ship' },
  DEALERSHIP: { waiting: 'to_ship', with_them: 'to_pay' },
} satisfies Record<OrganizationType, Record<'waiting' | 'with_them', OrderState>>

/** The state that is meant by whoever asks for one; a super user asks as a dealership does. */
export const stateFor = (state: string | undefined, type: OrganizationType = 'DEALERSHIP'): string | undefined =>
  ofState(turns[type], state) ?? state

export const askedOrderStates = statesIn(
  { ...orderStates, ...turns.OPERATOR },
  {
    open: 'not completed, cancelled or expired',
    to_pay: 'the customer has to pay before anything is done, also after a payment that failed',
    unpaid: 'owed: waiting for payment, or sent on account and not paid yet; none whose payment failed',
    in_progress: 'paid or on account, not completed',
    to_ship: 'not all of it has left or is picked up',
    undelivered: 'not all of it has arrived',
    backordered: 'parts wait for stock',
    on_its_way: 'shipped and not arrived; with a period, what was shipped in it',
    partly_shipped: 'with a period, of what something was shipped in it',
    dispatched: 'something of it was shipped, whether it has arrived or not',
    delivered: 'with a period, what arrived in it',
    expired: 'not paid in time',
    failed: 'the payment failed; it can be paid again',
    returned: 'in part, too',
    refunded: 'in part, too',
    confirmed: 'counts as bought: paid or on account, and not cancelled',
    waiting: 'the side of whoever asks has to do something',
    with_them: 'the other side has to do something',
  },
)

const { unpaid, paid, refunded, disputed } = orderStates

/** An invoice is paid with its order. */
export const askedInvoiceStates = statesIn({ unpaid, paid, refunded, disputed })
