/**
 * Stripe's codes for which the app has words in every language: why a card was not charged, and why a refund was refused
 * (https://docs.stripe.com/error-codes, https://docs.stripe.com/declines/codes).
 */
const named: ReadonlySet<string> = new Set([
  'card_declined',
  'insufficient_funds',
  'expired_card',
  'incorrect_cvc',
  'processing_error',
  'payment_intent_authentication_failure',
  'charge_already_refunded',
  'charge_disputed',
])

interface ProviderReason {
  codes: readonly (string | null | undefined)[]
  /** In English, as the provider puts it. */
  message: string
}

/** @returns the first code that has words, or else the provider's own sentence, which says more than an unknown code */
export const namedReason = ({ codes, message }: ProviderReason): string =>
  codes.find((code) => code != null && named.has(code)) ?? message
