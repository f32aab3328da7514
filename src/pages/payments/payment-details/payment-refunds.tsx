import { type Payment, RefundStateBadge, useRefundFailure, useRefundReason } from '@/entities/payment'
import { useDateTime } from '@/shared/lib/date-time'
import { useText } from '@/shared/lib/i18n'
import { useMoney } from '@/shared/lib/money'
import { Card } from '@/shared/ui/card'
import { paymentPageText } from './text'

/** What went back to the customer, or is on its way, newest first. */
export function PaymentRefunds({ payment: { refunds } }: { payment: Payment }) {
  const t = useText(paymentPageText)
  const written = useDateTime()
  const failureOf = useRefundFailure()
  const reasonOf = useRefundReason()
  const money = useMoney()
  return (
    <Card title={t('refunds')}>
      {refunds.length === 0 && <p className="text-ink-muted">{t('noRefunds')}</p>}
      <ul aria-label={t('refunds')} className="grid gap-4">
        {refunds.map(({ id, amount, state, reason, failure, requested_by: who, created_at: at }) => (
          <li key={id} className="grid gap-1 wrap-anywhere">
            <span className="flex flex-wrap items-center justify-between gap-2">
              <span className="figures font-semibold">{money(amount)}</span>
              <RefundStateBadge state={state} />
            </span>
            <span>{reasonOf(reason)}</span>
            {failure && <span className="text-danger-ink">{failureOf(failure)}</span>}
            <span className="text-sm text-ink-muted">
              {t('requestedBy', { who: who ?? t('system'), when: written(at) })}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
