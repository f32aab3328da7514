import { useText } from '@/shared/lib/i18n'
import { paymentText } from '../text'

/** Stripe's codes (https://docs.stripe.com/api/disputes/object, `reason`); others are shown as they are. */
const reasons = [
  ...['credit_not_processed', 'duplicate', 'fraudulent', 'general', 'product_not_received', 'product_unacceptable'],
  ...['subscription_canceled', 'unrecognized'],
] as const

/** Why a customer disputes a payment, in words. */
export function useDisputeReason(): (code: string) => string {
  const t = useText(paymentText)
  return (code) => {
    const reason = reasons.find((one) => one === code)
    return reason ? t(`reason_${reason}`) : code
  }
}
