import { useText } from '@/shared/lib/i18n'
import { paymentText } from '../text'

/** Stripe's codes (https://docs.stripe.com/api/refunds/object, `failure_reason`), and of refunds that it refuses. */
const refundFailures = [
  'other_provider',
  'charge_already_refunded',
  'charge_disputed',
  'charge_for_pending_refund_disputed',
  'declined',
  'expired_or_canceled_card',
  'insufficient_funds',
  'lost_or_stolen_card',
  'merchant_request',
  'unknown',
] as const

/** Why a refund failed, in words; what has none is shown as the provider put it. */
export function useRefundFailure(): (code: string) => string {
  const t = useText(paymentText)
  return (code) => {
    const known = refundFailures.find((one) => one === code)
    return known ? t(`refundFailure_${known}`) : code
  }
}
