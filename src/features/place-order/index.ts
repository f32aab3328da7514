export { orderTermsOf } from './model/order-terms'
export { useOrderForm } from './model/use-order-form'
export { OrderFields } from './ui/order-fields'
