import { useText } from '@/shared/lib/i18n'
import { useMoney } from '@/shared/lib/money'
import { Callout } from '@/shared/ui/callout'
import type { Payout } from '../payment'
import { paymentText } from '../text'

/** The bank returned a payout, so that no further ones are sent. */
export function PayoutsStopped({ payout: { amount } }: { payout: Payout }) {
  const t = useText(paymentText)
  const money = useMoney()
  return (
    <Callout tone="danger" title={t('payoutsStopped')}>
      {t('payoutReturned', { amount: money(amount) })}
    </Callout>
  )
}
