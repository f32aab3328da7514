import { type Payment, paymentText, useAuditDetails } from '@/entities/payment'
import { useDateTime } from '@/shared/lib/date-time'
import { useText } from '@/shared/lib/i18n'
import { useMoney } from '@/shared/lib/money'
import { Card } from '@/shared/ui/card'
import { paymentPageText } from './text'

/** Who did what to the payment, newest first. */
export function PaymentHistory({ payment: { history } }: { payment: Payment }) {
  const t = useText(paymentPageText)
  const words = useText(paymentText)
  const written = useDateTime()
  const money = useMoney()
  const details = useAuditDetails()
  return (
    <Card title={t('history')}>
      <ol className="grid gap-3">
        {history.toReversed().map(({ id, action, amount, text, who, at }) => (
          <li key={id} className="wrap-anywhere">
            <p>{[words(action), amount && money(amount)].filter(Boolean).join(' · ')}</p>
            <p className="text-sm text-ink-muted">
              {who ?? t('system')}, <time dateTime={at}>{written(at)}</time>
            </p>
            {text && <p className="text-sm">{details({ action, text })}</p>}
          </li>
        ))}
      </ol>
    </Card>
  )
}
