import { useText } from '@/shared/lib/i18n'
import { paymentText } from '../text'

/** Why the system itself refunds; whatever else is there was entered by a person. */
const systemReasons = ['order_cancelled', 'received_too_late'] as const

/** Why a payment is refunded, in words. */
export function useRefundReason(): (reason: string) => string {
  const t = useText(paymentText)
  return (reason) => {
    const code = systemReasons.find((one) => one === reason)
    return code ? t(`refundReason_${code}`) : reason
  }
}
