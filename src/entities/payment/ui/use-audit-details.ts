import { useText } from '@/shared/lib/i18n'
import { accountComponents, disputeStates, type PaymentAuditEntry, payoutStates, refundStates } from '../payment'
import { paymentText } from '../text'
import { useDisputeReason } from './use-dispute-reason'
import { usePaymentFailure, usePayoutFailure } from './use-failure-reason'
import { useRefundFailure } from './use-refund-failure'
import { useRefundReason } from './use-refund-reason'
import { useTaxChange } from './use-tax-change'

const differences = [
  'unknown_payment',
  'captured_differs',
  'fee_differs',
  'refunded_differs',
  'refund_state_differs',
  'dispute_differs',
  'not_at_provider',
  'order_differs',
  'not_returned',
] as const

/** What the audit recorded of something that happened to money, in words; what has none is shown as it was recorded. */
export function useAuditDetails(): (entry: Pick<PaymentAuditEntry, 'action' | 'text'>) => string {
  const t = useText(paymentText)
  const reasonOf = useDisputeReason()
  const refundReason = useRefundReason()
  const paymentFailure = usePaymentFailure()
  const refundFailure = useRefundFailure()
  const payoutFailure = usePayoutFailure()
  const taxChange = useTaxChange()

  /** `FAILED: closed` as `Failed: closed`. */
  const withState = <State extends string>(
    text: string,
    states: readonly State[],
    word: (state: State) => string,
    reason: (code: string) => string = (code) => code,
  ) => {
    const [code = '', ...rest] = text.split(': ')
    const state = states.find((one) => one === code)
    return state ? [word(state), ...(rest.length > 0 ? [reason(rest.join(': '))] : [])].join(': ') : text
  }

  return ({ action, text }) => {
    switch (action) {
      case 'PAYMENT_FAILED':
        return paymentFailure(text)
      case 'REFUND_REQUESTED':
        return refundReason(text)
      case 'REFUND_CHANGED':
        return withState(text, refundStates, (state) => t(`refund_${state}`), refundFailure)
      case 'PAYOUT_CHANGED':
        return withState(text, payoutStates, (state) => t(`payout_${state}`), payoutFailure)
      case 'DISPUTE_CLOSED':
        return withState(text, disputeStates, (state) => t(`dispute_${state}`))
      case 'INQUIRY_CLOSED':
        return ''
      case 'INQUIRY_OPENED':
      case 'DISPUTE_OPENED':
        return reasonOf(text)
      case 'ACCOUNT_OPENED':
        return withState(text, accountComponents, (component) => t(`component_${component}`))
      case 'ACCOUNT_CHANGED':
        return accountWords(text)
      case 'DIFFERENCE_FOUND':
        return differenceWords(text)
      case 'TAX_CHANGE_REQUESTED':
      case 'TAX_SETTINGS_CHANGED':
        return taxChange(text)
      default:
        return text
    }
  }

  function accountWords(text: string): string {
    const [, charges, payouts] = /^charges (enabled|disabled), payouts (enabled|disabled)$/.exec(text) ?? []
    if (!charges || !payouts) return text
    return [
      t(charges === 'enabled' ? 'charges_enabled' : 'charges_disabled'),
      t(payouts === 'enabled' ? 'payouts_enabled' : 'payouts_disabled'),
    ].join(', ')
  }

  function differenceWords(text: string): string {
    const [about = '', kind] = text.split(': ')
    const difference = differences.find((one) => one === kind)
    return difference ? t(difference, { about }) : text
  }
}
