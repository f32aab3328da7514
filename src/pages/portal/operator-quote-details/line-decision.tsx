import { type ComponentProps, useId } from 'react'
import { type MaintenanceQuoteLine, maintenanceQuoteText } from '@/entities/maintenance-quote'
import { useText } from '@/shared/lib/i18n'
import { beforeTax, useMoney } from '@/shared/lib/money'
import { quoteOfLinkText } from './text'

type LineDecisionProps = {
  line: MaintenanceQuoteLine
  error: string | undefined
  /** What both choices get from the form. */
  choice: ComponentProps<'input'>
}

/** One line of work with its price, to be approved or declined. */
export function LineDecision({ line, error, choice }: LineDecisionProps) {
  const t = useText(quoteOfLinkText)
  const words = useText(maintenanceQuoteText)
  const money = useMoney()
  const errorId = useId()
  return (
    <fieldset
      aria-describedby={error ? errorId : undefined}
      className="grid gap-1 rounded-md border border-line bg-surface p-4 wrap-anywhere"
    >
      <legend className="sr-only">{t('decision', { line: line.description })}</legend>
      <p className="flex flex-wrap justify-between gap-x-4">
        <span className="font-semibold">{line.description}</span>
        <span className="figures font-semibold">{money(beforeTax(line))}</span>
      </p>
      <p className="text-sm text-ink-muted">
        {words('price', {
          parts: money(line.parts),
          labour: money(line.labour),
          minutes: String(line.labour_minutes),
        })}
      </p>
      <div className="flex flex-wrap gap-x-6">
        {(['APPROVED', 'DECLINED'] as const).map((decision) => (
          <label key={decision} className="flex min-h-control cursor-pointer items-center gap-3">
            <input type="radio" value={decision} {...choice} className="size-5 shrink-0" />
            {t(decision === 'APPROVED' ? 'approve' : 'decline')}
          </label>
        ))}
      </div>
      {error && (
        <p id={errorId} className="text-sm text-danger-ink">
          {error}
        </p>
      )}
    </fieldset>
  )
}
