import type { components } from '#contract/platform'
import type { QuoteActor } from '../../access'
import type { QuoteStatus } from '../../db/schema'
import { type Money, money, moneyToWire } from '../../domain/money'
import { salesNumber } from '../../domain/sales-number'
import type { Language } from '../../domain/text'
import { lineAmounts } from '../orders'
import {
  isAnswered,
  isInternal,
  mayChangeLines,
  mayQuote,
  nextStatuses,
  type Quote,
  type QuoteLine,
  type QuoteSummary,
} from './quote'
import type { LineFault } from './quote-lines'

type Schemas = components['schemas']

export interface Reader {
  actors: readonly QuoteActor[]
}

/** The customer sees no price before it is sent. */
export const showsPrices = ({ status }: { status: QuoteStatus }, { actors }: Reader): boolean =>
  actors.includes('dealership') || isAnswered(status)

export function summaryToWire(quote: QuoteSummary, reader: Reader): Schemas['QuoteSummary'] {
  const isPriced = showsPrices(quote, reader) && quote.unquotedCount === 0
  return {
    id: quote.id,
    quote_number: salesNumber('quote', quote.number),
    version: quote.version,
    status: quote.status,
    dealership: quote.dealership,
    operator: quote.operator,
    created_by: quote.createdBy,
    line_count: quote.lineCount,
    currency: quote.currency,
    total: isPriced ? moneyToWire(money(quote.totalAmount, quote.currency)) : null,
    valid_until: showsPrices(quote, reader) ? quote.validUntil : null,
    viewed_at: quote.viewedAt?.toISOString() ?? null,
    order_id: quote.orderId,
    created_at: quote.createdAt.toISOString(),
    updated_at: quote.updatedAt.toISOString(),
  }
}

interface Details {
  reader: Reader
  problems: ReadonlyMap<string, LineFault>
  letterhead: Schemas['Letterhead']
  offers: Schemas['QuoteOffer'][]
  history: Schemas['QuoteChange'][]
  language: Language
}

export function quoteToWire(quote: Quote, details: Details): Schemas['Quote'] {
  const { reader, problems, letterhead, offers, history, language } = details
  const { actors } = reader
  const isPriced = showsPrices(quote, reader)
  const sum = (amount: number) =>
    isPriced && quote.unquotedCount === 0 ? moneyToWire(money(amount, quote.currency)) : null
  return {
    ...summaryToWire(quote, reader),
    lines: quote.lines.map((line) => {
      const fault = problems.get(line.id)
      const problem = fault ? { code: fault.code, message: fault.text[language] } : null
      return { ...lineToWire(isPriced ? line : { ...line, unitAmount: null }, quote), problem }
    }),
    comment: isPriced || quote.status === 'REJECTED' ? quote.comment : '',
    note: quote.note,
    delivery: quote.delivery,
    address: quote.address,
    po_number: quote.poNumber,
    instance: quote.instance && {
      id: quote.instance.id,
      name: quote.instance.name,
      serial_number: quote.instance.serialNumber,
    },
    tax_rate: quote.taxName === '' ? null : { name: quote.taxName, basis_points: quote.taxBasisPoints },
    subtotal: sum(quote.subtotalAmount),
    core_charge: sum(quote.coreChargeAmount),
    tax: sum(quote.taxAmount),
    order_number: quote.orderNumber === null ? null : salesNumber('order', quote.orderNumber),
    order_awaits_payment: actors.includes('customer') && quote.orderAwaitsPayment,
    letterhead,
    next_statuses: nextStatuses(quote.status, actors),
    may_change_lines: mayChangeLines(quote.status, actors),
    may_quote: mayQuote(quote.status, actors),
    may_share: actors.includes('dealership') && quote.isServed && !isInternal(quote.status),
    offers,
    history,
  }
}

function lineToWire(line: QuoteLine, { currency, taxBasisPoints }: Quote): Omit<Schemas['QuoteLine'], 'problem'> {
  const { unitAmount } = line
  const amounts =
    unitAmount === null ? null : lineAmounts({ ...line, unitAmount, cancelled: 0 }, { currency, taxBasisPoints })
  const wire = (amount: Money | undefined) => (amount ? moneyToWire(amount) : null)
  return {
    id: line.id,
    position: line.position,
    part_id: line.partId,
    bundle_id: line.bundleId,
    part_number: line.partNumber,
    asked_number: line.askedNumber,
    description: line.description,
    quantity: line.quantity,
    list_cost: line.listAmount === null ? null : moneyToWire(money(line.listAmount, currency)),
    cost: unitAmount === null ? null : moneyToWire(money(unitAmount, currency)),
    core_charge: moneyToWire(money(line.coreChargeAmount, currency)),
    tax: wire(amounts?.tax),
    total: wire(amounts?.total),
    note: line.note,
  }
}
