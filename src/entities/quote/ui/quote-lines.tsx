import { useText } from '@/shared/lib/i18n'
import { useMoney } from '@/shared/lib/money'
import { type Quote, type QuoteLine, quoteLineName } from '../quote'
import { quoteText } from '../text'

/** What is quoted, line by line, and why a line can no longer be ordered. */
export function QuoteLines({ quote }: { quote: Pick<Quote, 'lines'> }) {
  const t = useText(quoteText)
  return (
    <ul aria-label={t('lines')} className="grid gap-3">
      {quote.lines.map((line) => (
        <Line key={line.id} line={line} />
      ))}
    </ul>
  )
}

function Line({ line }: { line: QuoteLine }) {
  const t = useText(quoteText)
  const money = useMoney()
  const quantity = String(line.quantity)
  return (
    <li className="grid gap-1 border-b border-line pb-3 wrap-anywhere last:border-0 last:pb-0">
      <p className="flex flex-wrap justify-between gap-x-4">
        <span className="font-semibold">{quoteLineName(line)}</span>
        {line.cost && <span className="figures font-semibold">{money(netOf(line, line.cost))}</span>}
      </p>
      <p className="figures text-ink-muted">
        {line.cost ? t('each', { quantity, price: money(line.cost) }) : t('quantity', { quantity })}
        {line.asked_number && ` · ${t('asked', { number: line.asked_number })}`}
      </p>
      {line.core_charge.amount > 0 && (
        <p className="text-sm text-ink-muted">{t('core', { price: money(line.core_charge) })}</p>
      )}
      <QuoteLineNotes line={line} />
    </li>
  )
}

/** What a line costs with its core charge, before tax, which the sums below list: also while its price is only typed. */
const netOf = ({ core_charge: core, quantity }: QuoteLine, cost: NonNullable<QuoteLine['cost']>) => ({
  ...cost,
  amount: (cost.amount + core.amount) * quantity,
})

/** What was written about a line, and what prevents its order now. */
export function QuoteLineNotes({ line: { note, problem } }: { line: QuoteLine }) {
  return (
    <>
      {note && <p className="text-sm">{note}</p>}
      {problem && <p className="text-sm text-danger-ink">{problem.message}</p>}
    </>
  )
}
