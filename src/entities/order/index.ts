export {
  type CardFilter,
  fulfillmentStatuses,
  isRefundable,
  leftToDo,
  lineName,
  linesOf,
  type Order,
  type OrderBoardFilter,
  type OrderChange,
  type OrderHistoryEntry,
  type OrderLine,
  type OrderMessage,
  type OrderReturn,
  type OrderStatus,
  type OrderSummary,
  openQuantity,
  orderPaymentStatuses,
  orderStatuses,
  type Shipment,
} from './order'
export { orderMutations } from './order.mutations'
export { orderQueries, readOrder, readOrderDocument } from './order.queries'
export { useLiveOrder, useLiveOrders } from './use-live-orders'
