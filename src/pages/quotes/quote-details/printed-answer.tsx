import { type Control, useWatch } from 'react-hook-form'
import { type Quote, type QuoteLine, QuoteLines } from '@/entities/quote'
import { isDay } from '@/shared/lib/calendar-day'
import { useDay } from '@/shared/lib/date-time'
import { useText } from '@/shared/lib/i18n'
import { readAmount } from '@/shared/lib/money'
import { quoteDetailsText } from './text'
import { Words } from './words'

type PrintedAnswerProps = {
  quote: Quote
  /** Of the form: the prices by line, what to tell the customer, and the last day of the offer. */
  control: Control<{ costs: Record<string, string>; comment: string; valid_until: string }>
}

/** The answer on paper, in place of the form that it is typed in. */
export function PrintedAnswer({ quote, control }: PrintedAnswerProps) {
  const t = useText(quoteDetailsText)
  const written = useDay()
  const { currency } = quote
  const [costs, comment, day] = useWatch({ control, name: ['costs', 'comment', 'valid_until'] })
  const asTyped = (line: QuoteLine): QuoteLine => {
    const amount = readAmount(costs[line.id] ?? '', currency)
    return { ...line, cost: amount === undefined ? null : { amount, currency } }
  }
  return (
    <div className="hidden print:block">
      <QuoteLines quote={{ lines: quote.lines.map(asTyped) }} />
      {comment.trim() && (
        <div className="mt-5">
          <Words title={t('comment_seller')}>{comment.trim()}</Words>
        </div>
      )}
      {isDay(day) && <p className="mt-3 text-sm text-ink-muted">{t('validUntilDay', { day: written(day) })}</p>}
    </div>
  )
}
