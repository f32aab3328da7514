import { defineText } from '@/shared/lib/i18n'

export const en = {
  title: 'Manage payment',
  summary: 'Your account with the payment provider, which receives what customers pay by card.',
  failedToLoad: 'The account did not load',
  account: 'Payment account',
  NONE: 'Your customers cannot pay by card yet. The provider asks who you are and to which bank account it pays out; this takes a few minutes.',
  ONBOARDING: 'The provider needs more answers from you. Your customers can pay by card once it has them.',
  RESTRICTED:
    'The provider is checking your answers. It e-mails you if it needs more; this page shows when it has finished.',
  ENABLED: 'Your customers can pay by card, and the provider pays out to your bank account.',
  charges: 'Card payments',
  payouts: 'Payouts',
  enabled: 'Enabled',
  notEnabled: 'Not enabled',
  required: 'The provider still needs',
  open_NONE: 'Set up card payments',
  open_ONBOARDING: 'Continue setting up',
  open_RESTRICTED: 'Check your answers',
  open_ENABLED: 'Manage account',
  enterBank: 'Enter the bank account again',
  notOpened: 'The account was not opened',
  balance: 'Balance',
  available: 'Available',
  pending: 'On its way',
  nothing: 'Nothing yet',
  negative: 'Refunds, disputes and fees took more than was in the balance. The next payments make up for it.',
  leaving: 'You are being taken to the payment provider.',
  continue: 'Continue to the provider',
  sandbox: 'This is the payment sandbox: no money moves, and only test cards are accepted.',
  stripe_test: 'Stripe is set up with test keys: no money moves, and only test cards are accepted.',
}

export const paymentManagementText = defineText('payment-management-page', en, { es: () => import('./text.es') })
