import { useText } from '@/shared/lib/i18n'
import { paymentText } from '../text'

/** Stripe's codes (https://docs.stripe.com/api/refunds/object, `failure_reason`). */
const refundFailures = [
  'other_provider',
  'charge_for_pending_refund_disputed',
  'declined',
  'expired_or_canceled_card',
  'insufficient_funds',
  'lost_or_stolen_card',
  'merchant_request',
  'unknown',
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

/** Why a refund failed, in words; what has none is shown as the provider put it. */
export function useRefundFailure(): (code: string) => string {
  const t = useText(paymentText)
  return (code) => {
    const known = refundFailures.find((one) => one === code)
    return known ? t(`refundFailure_${known}`) : code
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
