export { enteredQuantities, QuantityFields } from './ui/quantity-fields'
export { isAnythingDelivered, Returns } from './ui/returns'
export { Shipments } from './ui/shipments'
