export { usePaymentOnboarding } from './model/use-payment-onboarding'
