export { useOnboarding } from './model/use-onboarding'
export { OnboardingSteps } from './ui/onboarding-steps'
export { PaymentsBanner } from './ui/payments-banner'
export { ProfileForm } from './ui/profile-form'
