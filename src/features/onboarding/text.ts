import { defineText } from '@/shared/lib/i18n'

export const en = {
  steps: 'Steps',
  password: 'Your password',
  profile: 'Your name',
  stepDone: 'done',
  firstName: 'First name',
  lastName: 'Last name',
  firstNameRequired: 'First name is required field.',
  lastNameRequired: 'Last name is required field.',
  finish: 'Go to work',
  paymentsTitle: 'Card payments are not set up yet',
  payments: 'Everything else works. Until your payment account is connected, your customers cannot pay by card.',
  setUpPayments: 'Set up',
  notNow: 'Not now',
}

export const onboardingText = defineText('onboarding', en, { es: () => import('./text.es') })
