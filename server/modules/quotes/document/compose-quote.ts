import { addressLines } from '../../../domain/address-lines'
import { amountWriter } from '../../../domain/amount-writer'
import { type Locale, languageOf } from '../../../domain/locale'
import { salesNumber } from '../../../domain/sales-number'
import type { Sheet, SheetRow } from '../../../infrastructure/documents/sheet'
import {
  columnsOf,
  documentWords,
  type Letterhead,
  lineAmounts,
  paperOf,
  partyLines,
  present,
  quoteWords,
  rateOf,
} from '../../orders'
import { isAnswered, type Quote, type QuoteLine } from '../quote'

interface Composed {
  quote: Quote
  letterhead: Letterhead
  /** When it was last sent; absent before. */
  sentAt: Date | undefined
  locale: Locale
}

/** What a quote says: its figures are those that it has now, those of its lines without tax, which follows below them. */
export function composeQuote({ quote, letterhead, sentAt, locale }: Composed): Sheet {
  const language = languageOf(locale)
  const [words, own] = [documentWords[language], quoteWords[language]]
  const { seller, customer, timeZone } = letterhead
  const written = amountWriter(quote.currency, locale)
  const day = (moment: Date, zone: string) =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: zone }).format(moment)
  const hasCores = quote.lines.some(({ coreChargeAmount }) => coreChargeAmount > 0)
  const { instance, validUntil } = quote
  return {
    language,
    paper: paperOf(seller),
    title: own.quote,
    number: salesNumber('quote', quote.number),
    seller: partyLines(seller, language),
    facts: present([
      { label: own.number, value: salesNumber('quote', quote.number) },
      { label: own.date, value: day(sentAt ?? quote.updatedAt, timeZone) },
      { label: own.validUntil, value: validUntil ? day(new Date(validUntil), 'UTC') : '' },
      { label: words.poNumber, value: quote.poNumber },
      { label: own.machine, value: instance ? `${instance.name} ${instance.serialNumber}` : '' },
      { label: words.number, value: quote.orderNumber === null ? '' : salesNumber('order', quote.orderNumber) },
    ]),
    parties: [
      { title: words.customer, lines: partyLines(customer, language) },
      {
        title: words.delivery,
        lines: quote.delivery === 'PICKUP' ? [words.pickup] : addressLines(quote.address, language),
      },
    ],
    columns: columnsOf(language, hasCores),
    rows: quote.lines.map((line) => rowOf(line, { quote, locale, hasCores, written })),
    sums: sumsOf(quote, { locale, hasCores, written }),
    closing: present([
      { label: '', value: isAnswered(quote.status) ? (own.endings[quote.status] ?? '') : own.notSent },
      { label: own.comment, value: quote.comment },
      { label: own.request, value: quote.note },
    ]),
    pageNumbers: words.pageNumbers,
  }
}

interface Written {
  locale: Locale
  hasCores: boolean
  written: (amount: number) => string
}

/** None as long as a line has no price. */
function sumsOf(quote: Quote, { locale, hasCores, written }: Written): Sheet['sums'] {
  if (quote.unquotedCount > 0) return []
  const words = documentWords[languageOf(locale)]
  return [
    { label: words.subtotal, value: written(quote.subtotalAmount) },
    ...(hasCores ? [{ label: words.coreCharges, value: written(quote.coreChargeAmount) }] : []),
    { label: `${words.tax} (${rateOf(quote, locale)})`, value: written(quote.taxAmount) },
    { label: words.total, value: written(quote.totalAmount) },
  ]
}

function rowOf(line: QuoteLine, { quote, locale, hasCores, written }: Written & { quote: Quote }): SheetRow {
  const { unitAmount } = line
  const amounts = unitAmount === null ? undefined : lineAmounts({ ...line, unitAmount, cancelled: 0 }, quote)
  return {
    cells: [
      line.partNumber,
      line.description,
      new Intl.NumberFormat(locale).format(line.quantity),
      unitAmount === null ? '' : written(unitAmount),
      ...(hasCores ? [written(line.coreChargeAmount)] : []),
      amounts ? written(Number(amounts.subtotal.amount + amounts.coreCharge.amount)) : '',
    ],
    remarks: [
      ...(line.askedNumber ? [`${documentWords[languageOf(locale)].replaces} ${line.askedNumber}`] : []),
      line.note,
    ].filter(Boolean),
  }
}
