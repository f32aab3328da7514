export { usePaymentOnboarding } from './model/use-payment-onboarding'
export { ProviderScreens } from './ui/provider-screens'
