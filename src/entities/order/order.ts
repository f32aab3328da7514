import type { components, operations } from '#contract/platform'

type Schemas = components['schemas']

export type Order = Schemas['Order']
export type OrderSummary = Schemas['OrderSummary']
export type OrderDocumentKind = Schemas['OrderDocumentKind']
export type OrderStatus = Schemas['OrderStatus']
export type OrderLine = Schemas['OrderPart'] | Schemas['OrderBundle']
export type Shipment = Schemas['Shipment']
export type OrderHistoryEntry = Schemas['OrderHistoryEntry']
export type OrderMessage = Schemas['OrderMessage']
export type OrderChange = Schemas['OrderChange']
export type StatusChange = Schemas['OrderStatusChange']
export type PickedLines = Schemas['PickedLines']
export type CancelledLines = Schemas['CancelledLines']
export type NewShipment = Schemas['NewShipment']
export type TrackingChange = Schemas['TrackingChange']
export type OrderReturn = Schemas['OrderReturn']
export type NewOrderReturn = Schemas['NewOrderReturn']
export type ReturnStatusChange = Schemas['OrderReturnStatusChange']
export type ReceivedReturn = Schemas['ReceivedOrderReturn']

export type OrderFilter = NonNullable<operations['listOrders']['parameters']['query']>
/** Without the page and the order, which the board chooses. */
export type OrderBoardFilter = Omit<OrderFilter, 'page' | 'limit' | 'sort_field' | 'sort_direction'>
export type CardFilter = NonNullable<operations['getOrderCards']['parameters']['query']>

export {
  fulfillmentStatusValues as fulfillmentStatuses,
  leftToDoValues as leftToDo,
  orderStatusValues as orderStatuses,
  paymentStatusValues as orderPaymentStatuses,
} from '#contract/platform-limits'

/** Parts and bundles in the order in which they were placed. */
export const linesOf = ({ order_parts, order_bundles }: Pick<Order, 'order_parts' | 'order_bundles'>): OrderLine[] =>
  [...order_parts, ...order_bundles].toSorted((one, other) => one.position - other.position)

/** What people call a line: part number and description, or the name of the bundle. */
export const lineName = (line: OrderLine): string =>
  'bundle' in line ? line.bundle.name : [line.part.part_number, line.part.description].filter(Boolean).join(' ')

/** How many of a line are still to be shipped. */
export const openQuantity = ({ quantity, shipped, cancelled }: OrderLine): number => quantity - shipped - cancelled

/** Whether some of what was paid by card can still go back. */
export const isRefundable = ({ payment_status: status }: Pick<Order, 'payment_status'>): boolean =>
  status === 'PAID' || status === 'PARTIALLY_REFUNDED'
