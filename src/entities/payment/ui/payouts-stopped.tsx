import { useText } from '@/shared/lib/i18n'
import { useMoney } from '@/shared/lib/money'
import { Callout } from '@/shared/ui/callout'
import type { Payout } from '../payment'
import { paymentText } from '../text'
import { usePayoutFailure } from './use-failure-reason'

/** The bank returned a payout, so that no further ones are sent. */
export function PayoutsStopped({ payout: { amount, failure } }: { payout: Payout }) {
  const t = useText(paymentText)
  const money = useMoney()
  const reasonOf = usePayoutFailure()
  return (
    <Callout tone="danger" title={t('payoutsStopped')}>
      <p>{t('payoutReturned', { amount: money(amount) })}</p>
      {failure && <p>{t('payoutReason', { reason: reasonOf(failure) })}</p>}
    </Callout>
  )
}
