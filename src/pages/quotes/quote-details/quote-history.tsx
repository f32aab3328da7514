import { quoteAnswerByLinkStatusValues } from '#contract/platform-limits'
import { endedWithService, type Quote, type QuoteStatus, quoteText } from '@/entities/quote'
import { EmailedTo } from '@/features/notify-customer'
import { useDateTime } from '@/shared/lib/date-time'
import { useText } from '@/shared/lib/i18n'
import { Card } from '@/shared/ui/card'
import { quoteDetailsText } from './text'

/** What only a customer does; without a name they did it by a link. */
const answers: readonly QuoteStatus[] = quoteAnswerByLinkStatusValues

/** Each step: when, by whom and why, newest first. Not on the sheet that a customer gets. */
export function QuoteHistory({ quote: { history } }: { quote: Quote }) {
  const t = useText(quoteDetailsText)
  const words = useText(quoteText)
  const written = useDateTime()
  if (history.length === 0) return null
  return (
    <Card title={t('history')} className="print:hidden">
      <ol className="grid gap-3">
        {history.toReversed().map((change) => {
          const { from, to, by, reason, changed_at } = change
          return (
            <li key={changed_at} className="wrap-anywhere">
              <p>{from === to ? t('changed') : t('step', { from: words(from), to: words(to) })}</p>
              <p className="text-sm text-ink-muted">
                {by ?? t(answers.includes(to) || from === to ? 'byLink' : 'system')},{' '}
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
