import { defineText } from '@/shared/lib/i18n'

export const en = {
  steps: 'Steps',
  password: 'Your password',
  profile: 'Your name',
  stepDone: 'done',
  firstName: 'First name',
  lastName: 'Last name',
  firstNameRequired: 'Enter your first name.',
  lastNameRequired: 'Enter your last name.',
  finish: 'Finish',
  paymentsTitle: 'Card payments are not set up yet',
  payments: 'Everything else works. Until your payment account is connected, your customers cannot pay by card.',
  setUpPayments: 'Set up card payments',
  payoutsStoppedTitle: 'Payouts are stopped',
  payoutsStopped:
    'Your bank returned the last payout. Customers can still pay by card; the money stays in your balance.',
  enterBank: 'Enter the bank account again',
  notNow: 'Not now',
}

export const onboardingText = defineText('onboarding', en, { es: () => import('./text.es') })
