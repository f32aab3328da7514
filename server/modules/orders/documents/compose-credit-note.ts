import { amountWriter } from '../../../domain/amount-writer'
import { type Locale, languageOf } from '../../../domain/locale'
import { salesNumber } from '../../../domain/sales-number'
import type { TimeZone } from '../../../domain/time-zone'
import type { Sheet, SheetRow } from '../../../infrastructure/documents/sheet'
import type { CreditedLine, CreditNote } from '../credit-notes/credit-note'
import type { Order } from '../order'
import type { OrderParty } from '../order-party.repository'
import { columnsOf, present, rateOf } from './compose-sheet'
import { documentWords } from './document-words'
import { paperOf, partyLines } from './party-lines'

interface Composed {
  order: Order
  note: CreditNote
  lines: readonly CreditedLine[]
  dealership: OrderParty
  operator: OrderParty
  timeZone: TimeZone
  locale: Locale
}

/** What a credit note says: which invoice it corrects, and what it takes back of each of its lines. */
export function composeCreditNote({ order, note, lines, dealership, operator, timeZone, locale }: Composed): Sheet {
  const language = languageOf(locale)
  const words = documentWords[language]
  const written = amountWriter(order.currency, locale)
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone })
  const hasCores = lines.some(({ coreCharge }) => coreCharge > 0)
  const sum = (of: (line: CreditedLine) => number) => lines.reduce((all, line) => all + of(line), 0)
  const reason = note.returnNumber === null ? words[note.reason] : `${words[note.reason]} (${note.returnNumber})`
  return {
    language,
    paper: paperOf(dealership),
    title: words.creditNote,
    number: salesNumber('credit_note', note.number),
    seller: partyLines(dealership, language),
    facts: present([
      { label: words.creditNoteNumber, value: salesNumber('credit_note', note.number) },
      { label: words.issued, value: date.format(note.issuedAt) },
      { label: words.correctsInvoice, value: salesNumber('invoice', order.invoiceNumber ?? 0) },
      { label: words.number, value: salesNumber('order', order.number) },
      { label: words.poNumber, value: order.poNumber },
      { label: words.reason, value: reason },
    ]),
    parties: [{ title: words.customer, lines: partyLines(operator, language) }],
    columns: columnsOf(language, hasCores),
    rows: lines.map((line) => rowOf(line, { order, hasCores, written, locale })),
    sums: [
      { label: words.subtotal, value: written(sum(({ subtotal }) => subtotal)) },
      ...(hasCores ? [{ label: words.coreCharges, value: written(sum(({ coreCharge }) => coreCharge)) }] : []),
      { label: `${words.tax} (${rateOf(order, locale)})`, value: written(sum(({ tax }) => tax)) },
      { label: words.credited, value: written(note.amount) },
    ],
    closing: [],
    pageNumbers: words.pageNumbers,
  }
}

interface Written {
  order: Order
  hasCores: boolean
  written: (amount: number) => string
  locale: Locale
}

function rowOf(line: CreditedLine, { order, hasCores, written, locale }: Written): SheetRow {
  const ordered = order.lines.find(({ id }) => id === line.lineId)
  const ofPieces = (amount: number) => (line.quantity > 0 ? written(amount) : '')
  return {
    cells: [
      ordered?.partNumber ?? '',
      ordered?.description ?? '',
      line.quantity > 0 ? new Intl.NumberFormat(locale).format(line.quantity) : '',
      ofPieces(ordered?.unitAmount ?? 0),
      ...(hasCores ? [ofPieces(ordered?.coreChargeAmount ?? 0)] : []),
      written(line.subtotal + line.coreCharge),
    ],
    remarks: [],
  }
}
