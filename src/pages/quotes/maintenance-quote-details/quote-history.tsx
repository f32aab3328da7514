import { endedWithService, type MaintenanceQuote, maintenanceQuoteText } from '@/entities/maintenance-quote'
import { EmailedTo } from '@/features/notify-customer'
import { useDateTime } from '@/shared/lib/date-time'
import { useText } from '@/shared/lib/i18n'
import { Card } from '@/shared/ui/card'
import { maintenanceQuoteDetailsText } from './text'

/** What only a customer does; without a name they did it by a link. */
const decisions = new Set<MaintenanceQuote['status']>(['APPROVED', 'PARTIALLY_APPROVED', 'DECLINED'])

/** Each change: when, by whom and why. Not on the sheet that a customer gets. */
export function QuoteHistory({ quote: { history } }: { quote: MaintenanceQuote }) {
  const t = useText(maintenanceQuoteDetailsText)
  const words = useText(maintenanceQuoteText)
  const written = useDateTime()
  if (history.length === 0) return null
  return (
    <Card title={t('history')} className="print:hidden">
      <ol className="grid gap-3">
        {history.map((change) => {
          const { from, to, by, reason, changed_at } = change
          return (
            <li key={changed_at} className="wrap-anywhere">
              <p>{from === to ? t('edited') : t('step', { from: words(from), to: words(to) })}</p>
              <p className="text-sm text-ink-muted">
                {by ?? t(decisions.has(to) ? 'byLink' : 'system')},{' '}
                <time dateTime={changed_at}>{written(changed_at)}</time>
              </p>
              <EmailedTo people={change.emailed_to} />
              {reason && <p className="text-sm">{reason}</p>}
              {endedWithService(change) && <p className="text-sm">{t('serviceEnded')}</p>}
            </li>
          )
        })}
      </ol>
    </Card>
  )
}
