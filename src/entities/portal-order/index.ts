export { placeOrderByLink, placeOrderQueries, resolveByLink } from './place-order.queries'
export {
  chargedQuantity,
  isPaid,
  isPayable,
  type OrderOfLink,
  outcomeOf,
  type PortalMessage,
  type PortalOrder,
} from './portal-order'
export {
  portalOrderMutations,
  portalOrderQueries,
  readPortalOrder,
  readPortalOrderDocument,
} from './portal-order.queries'
export { portalOrderText } from './text'
export { MoneyCallout } from './ui/money-callout'
export { OrderFacts } from './ui/order-facts'
export { OrderLines } from './ui/order-lines'
export { OrderMoney } from './ui/order-money'
export { OrderStatusBadge } from './ui/order-status-badge'
export { OrderSums } from './ui/order-sums'
export { Parcels } from './ui/parcels'
export { useMoneyNews } from './ui/use-money-news'
export { type OrderSide, useOrderStatus } from './ui/use-order-status'
