import { type Control, useWatch } from 'react-hook-form'
import {
  type MaintenanceQuote,
  MaintenanceQuoteLines,
  MaintenanceQuoteSums,
  type WorkLine,
} from '@/entities/maintenance-quote'
import { useText } from '@/shared/lib/i18n'
import { readAmount } from '@/shared/lib/money'
import { readWholeNumber } from '@/shared/lib/whole-number'
import { maintenanceQuoteDetailsText } from './text'

type TypedLine = {
  line_id: string
  task_id: string
  description: string
  parts_amount: string
  labour_minutes: string
  labour_amount: string
}

type PrintedLinesProps = {
  quote: MaintenanceQuote
  /** Of the form that it is typed in. */
  control: Control<{ comment: string; lines: TypedLine[] }>
  /** Whether it differs from what is stored. */
  isDirty: boolean
}

/** The work of a quote on paper, in place of the form that it is typed in. */
export function PrintedLines({ quote, control, isDirty }: PrintedLinesProps) {
  const t = useText(maintenanceQuoteDetailsText)
  const { currency } = quote
  const [comment, lines] = useWatch({ control, name: ['comment', 'lines'] })
  const asTyped = (line: TypedLine, index: number): WorkLine => {
    const parts = readAmount(line.parts_amount, currency) ?? 0
    const labour = readAmount(line.labour_amount, currency) ?? 0
    return {
      id: line.line_id || `new ${index}`,
      description: line.description,
      labour_minutes: readWholeNumber(line.labour_minutes) ?? 0,
      parts: { amount: parts, currency },
      labour: { amount: labour, currency },
      decision: 'PENDING',
    }
  }
  return (
    <div className="hidden gap-5 print:grid">
      <MaintenanceQuoteLines quote={{ lines: lines.map(asTyped) }} />
      <div>
        <MaintenanceQuoteSums quote={quote} />
        {isDirty && <p className="mt-1 text-right text-sm text-ink-muted">{t('sumsOfSaved')}</p>}
      </div>
      {comment.trim() && (
        <section>
          <h3 className="text-sm text-ink-muted">{t('comment_seller')}</h3>
          <p className="wrap-anywhere whitespace-pre-line">{comment.trim()}</p>
        </section>
      )}
    </div>
  )
}
