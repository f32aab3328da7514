import { useText } from '@/shared/lib/i18n'
import { paymentText } from '../text'

/**
 * Stripe's codes of cards that were not charged (https://docs.stripe.com/error-codes). The history has the provider's
 * sentences from before there were codes, and is never changed.
 */
const paymentFailures = [
  { code: 'card_declined', formerly: 'Your card was declined.' },
  { code: 'expired_card', formerly: 'Your card has expired.' },
  { code: 'incorrect_cvc', formerly: "Your card's security code is incorrect." },
  { code: 'insufficient_funds', formerly: 'Your card has insufficient funds.' },
  {
    code: 'payment_intent_authentication_failure',
    formerly:
      'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
  },
  {
    code: 'processing_error',
    formerly: 'An error occurred while processing your card. Try again in a little bit.',
  },
] as const

/** Stripe's codes (https://docs.stripe.com/api/payouts/failures). */
const payoutFailures = [
  'account_closed',
  'account_frozen',
  'bank_account_restricted',
  'bank_ownership_changed',
  'could_not_process',
  'debit_not_authorized',
  'declined',
  'incorrect_account_address',
  'incorrect_account_holder_address',
  'incorrect_account_holder_name',
  'incorrect_account_holder_tax_id',
  'insufficient_funds',
  'invalid_account_number',
  'invalid_account_number_length',
  'invalid_currency',
  'no_account',
  'unsupported_card',
] as const

/** Why a payment failed, in words; what has none is shown as the provider put it. */
export function usePaymentFailure(): (reason: string) => string {
  const t = useText(paymentText)
  return (reason) => {
    const known = paymentFailures.find(({ code, formerly }) => code === reason || formerly === reason)
    return known ? t(`paymentFailure_${known.code}`) : reason
  }
}

/** Why a payout failed, in words; what has none is shown as the provider put it. */
export function usePayoutFailure(): (code: string) => string {
  const t = useText(paymentText)
  return (code) => {
    const known = payoutFailures.find((one) => one === code)
    return known ? t(`payoutFailure_${known}`) : code
  }
}
