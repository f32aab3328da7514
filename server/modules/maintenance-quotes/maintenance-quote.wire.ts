import type { components } from '#contract/platform'
import type { MaintenanceQuoteActor } from '../../access'
import { money, moneyToWire } from '../../domain/money'
import { salesNumber } from '../../domain/sales-number'
import { lineTotal, nextStatuses } from './maintenance-quote'
import type { MaintenanceQuote, QuoteLine, QuoteSummary } from './maintenance-quote.repository'
import type { QuoteHistory } from './quote-history.repository'

type Schemas = components['schemas']

export const summaryToWire = (quote: QuoteSummary): Schemas['MaintenanceQuoteSummary'] => ({
  id: quote.id,
  quote_number: salesNumber('maintenance_quote', quote.number),
  version: quote.version,
  status: quote.status,
  dealership: quote.dealership,
  operator: quote.operator,
  instance: {
    id: quote.instance.id,
    name: quote.instance.name,
    serial_number: quote.instance.serialNumber,
    machine: `${quote.instance.brand} ${quote.instance.model}`,
    unit: quote.instance.unit,
    last_hours: quote.instance.lastValue === null ? null : quote.instance.lastValue / 10,
  },
  tasks: quote.tasks,
  total: moneyToWire(money(quote.totalAmount, quote.currency)),
  valid_until: quote.validUntil,
  scheduled_on: quote.scheduledOn,
  is_automatic: quote.isAutomatic,
  created_at: quote.createdAt.toISOString(),
  updated_at: quote.updatedAt.toISOString(),
})

interface Reader {
  letterhead: Schemas['Letterhead']
  history: QuoteHistory
  /** The roles of the reader. */
  actors: readonly MaintenanceQuoteActor[]
}

export function quoteToWire(
  quote: MaintenanceQuote,
  { letterhead, history, actors }: Reader,
): Schemas['MaintenanceQuote'] {
  const { currency, lines } = quote
  const tax = lines.reduce((sum, line) => (line.decision === 'DECLINED' ? sum : sum + BigInt(line.tax)), 0n)
  return {
    ...summaryToWire(quote),
    comment: quote.comment,
    currency,
    lines: lines.map((line) => lineToWire(line, currency)),
    tax_rate: quote.taxName === '' ? null : { name: quote.taxName, basis_points: quote.taxBasisPoints },
    tax: moneyToWire(money(tax, currency)),
    viewed_at: quote.viewedAt?.toISOString() ?? null,
    completed_hours: quote.completedHours,
    letterhead,
    history: history.map(({ changedAt, emailedTo, ...change }) => ({
      ...change,
      changed_at: changedAt.toISOString(),
      ...(emailedTo && actors.includes('dealership') && { emailed_to: emailedTo }),
    })),
    next_statuses: nextStatuses(quote.status, actors),
    // A link opens only what was sent, which has a last day.
    may_share: actors.includes('dealership') && quote.isServed && quote.validUntil !== null,
  }
}

function lineToWire(line: QuoteLine, currency: string): Schemas['MaintenanceQuoteLine'] {
  const wire = (amount: number) => moneyToWire(money(amount, currency))
  return {
    id: line.id,
    task_id: line.taskId,
    description: line.description,
    parts: wire(line.parts),
    labour_minutes: line.labourMinutes,
    labour: wire(line.labour),
    tax: wire(line.tax),
    total: moneyToWire(lineTotal(line, currency)),
    decision: line.decision,
  }
}
