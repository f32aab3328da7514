import { useText } from '@/shared/lib/i18n'
import { useMoney } from '@/shared/lib/money'
import type { MaintenanceQuote } from '../maintenance-quote'
import { maintenanceQuoteText } from '../text'

type QuotedLine = MaintenanceQuote['lines'][number]
/** Its total, before tax, is that of parts and labor, also while these are only typed. */
export type WorkLine = Omit<QuotedLine, 'task_id' | 'tax' | 'total'>

/** What each line costs before tax, and what the customer decided on it. */
export function MaintenanceQuoteLines({ quote }: { quote: { lines: readonly WorkLine[] } }) {
  const t = useText(maintenanceQuoteText)
  const money = useMoney()
  return (
    <ul aria-label={t('lines')} className="grid gap-3">
      {quote.lines.map((line) => (
        <li key={line.id} className="grid gap-1 rounded-md border border-line p-4 wrap-anywhere">
          <p className="flex flex-wrap justify-between gap-x-4">
            <span className="font-semibold">{line.description}</span>
            <span className="figures font-semibold">
              {money({ ...line.parts, amount: line.parts.amount + line.labour.amount })}
            </span>
          </p>
          <p className="flex flex-wrap justify-between gap-x-4 text-sm text-ink-muted">
            <span>
              {t('price', {
                parts: money(line.parts),
                labour: money(line.labour),
                minutes: String(line.labour_minutes),
              })}
            </span>
            <span>{t(`line${line.decision}`)}</span>
          </p>
        </li>
      ))}
    </ul>
  )
}
