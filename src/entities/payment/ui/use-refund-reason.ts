import { useText } from '@/shared/lib/i18n'
import { paymentText } from '../text'

/**
 * Why the system itself refunds; whatever else is there was entered by a person. The history has the words from before there
 * were codes, and is never changed.
 */
const systemReasons = [
  { code: 'order_cancelled', formerly: 'Order cancelled' },
  { code: 'received_too_late', formerly: 'Received too late' },
] as const

/** Why a payment is refunded, in words. */
export function useRefundReason(): (reason: string) => string {
  const t = useText(paymentText)
  return (reason) => {
    const known = systemReasons.find(({ code, formerly }) => code === reason || formerly === reason)
    return known ? t(`refundReason_${known.code}`) : reason
  }
}
