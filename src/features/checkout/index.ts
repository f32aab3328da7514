export type { CheckoutOrder } from './model/checkout.machine'
export { accessOf, type OrderAccess, orderOf, searchOf } from './model/order-access'
export { readReceipt } from './model/payment-calls'
export { useCheckout } from './model/use-checkout'
