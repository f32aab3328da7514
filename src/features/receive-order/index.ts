export { enteredQuantities, QuantityFields } from './ui/quantity-fields'
export type { RequestReturn } from './ui/request-dialog'
export { isAnythingDelivered, Returns } from './ui/returns'
export { Shipments } from './ui/shipments'
