export { PaymentsTabs } from './ui/payments-tabs'
