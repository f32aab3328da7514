import type { Card, PaymentFailure } from '../database/schema'

interface TestCard {
  card: Card
  /** Why the bank declines it. */
  failure?: PaymentFailure
  needsAuthentication?: boolean
  isDisputed?: boolean
  /** Whether the bank asks about the payment before it disputes it. */
  isInquiredFirst?: boolean
  refundsFail?: boolean
}

const visa = (last4: string): Card => ({ brand: 'visa', last4, funding: 'credit' })

const declined = (code: string, decline_code: string | null, message: string): PaymentFailure => ({
  code,
  decline_code,
  message,
})

/**
 * What the card page sends instead of a number. The numbers are known to the page in the browser alone.
 * @see https://docs.stripe.com/testing for the published test cards and their codes
 */
export const testCards = {
  tok_visa: { card: visa('4242') },
  tok_chargeDeclined: {
    card: visa('0002'),
    failure: declined('card_declined', 'generic_decline', 'Your card was declined.'),
  },
  tok_chargeDeclinedInsufficientFunds: {
    card: visa('9995'),
    failure: declined('card_declined', 'insufficient_funds', 'Your card has insufficient funds.'),
  },
  tok_chargeDeclinedExpiredCard: {
    card: visa('0069'),
    failure: declined('expired_card', null, 'Your card has expired.'),
  },
  tok_threeDSecureRequired: { card: visa('3155'), needsAuthentication: true },
  tok_createDispute: { card: visa('0259'), isDisputed: true },
  tok_createDisputeInquiry: { card: visa('1976'), isDisputed: true, isInquiredFirst: true },
  tok_refundFail: { card: visa('5126'), refundsFail: true },
} as const satisfies Record<string, TestCard>

export type CardToken = keyof typeof testCards

export const cardTokens = Object.keys(testCards) as [CardToken, ...CardToken[]]

export const testCard = (token: CardToken): TestCard => testCards[token]

export const authenticationFailed: PaymentFailure = {
  code: 'payment_intent_authentication_failure',
  decline_code: null,
  message: 'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
}
