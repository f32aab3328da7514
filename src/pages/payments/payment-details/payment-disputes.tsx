import { DisputeStateBadge, type Payment, useDisputeReason } from '@/entities/payment'
import { useDateTime } from '@/shared/lib/date-time'
import { useText } from '@/shared/lib/i18n'
import { useMoney } from '@/shared/lib/money'
import { Card } from '@/shared/ui/card'
import { paymentPageText } from './text'

/** What of the payment the customer disputes with the bank; nothing where there is no dispute. */
export function PaymentDisputes({ payment: { disputes } }: { payment: Payment }) {
  const t = useText(paymentPageText)
  const reasonOf = useDisputeReason()
  const written = useDateTime()
  const money = useMoney()
  if (disputes.length === 0) return null
  return (
    <Card title={t('disputes')}>
      <ul aria-label={t('disputes')} className="grid gap-4">
        {disputes.map(({ id, amount, state, reason, respond_by: until, opened_at: at }) => (
          <li key={id} className="grid gap-1 wrap-anywhere">
            <span className="flex flex-wrap items-center justify-between gap-2">
              <span className="figures font-semibold">{money(amount)}</span>
              <DisputeStateBadge state={state} />
            </span>
            <span>{reasonOf(reason)}</span>
            {state === 'OPEN' && until && <span>{t('respondBy', { when: written(until) })}</span>}
            <time dateTime={at} className="text-sm text-ink-muted">
              {written(at)}
            </time>
          </li>
        ))}
      </ul>
    </Card>
  )
}
