import { amountWriter } from '../../../domain/amount-writer'
import { type Locale, languageOf, regionOf } from '../../../domain/locale'
import { figureInWords, toTenths } from '../../../domain/meter-figure'
import { salesNumber } from '../../../domain/sales-number'
import { dayAt } from '../../../domain/time-zone'
import { writtenDay } from '../../../domain/written-day'
import type { Sheet, SheetRow } from '../../../infrastructure/documents/sheet'
import { documentWords, type Letterhead, paperOf, partyLines, present, quoteWords, rateOf } from '../../orders'
import { isEditable } from '../maintenance-quote'
import type { MaintenanceQuote, QuoteLine } from '../maintenance-quote.repository'
import { workWords } from './work-words'

interface Composed {
  quote: MaintenanceQuote
  letterhead: Letterhead
  /** When it was sent; absent before. */
  sentAt: Date | undefined
  locale: Locale
}

/** What a maintenance quote says: its lines cost what is below them without tax; those that were declined are not charged. */
export function composeMaintenanceQuote({ quote, letterhead, sentAt, locale }: Composed): Sheet {
  const language = languageOf(locale)
  const [words, own, work] = [documentWords[language], quoteWords[language], workWords[language]]
  const { seller, customer, timeZone } = letterhead
  const { instance, completedHours: hours } = quote
  const number = salesNumber('maintenance_quote', quote.number)
  const written = amountWriter(quote.currency, locale)
  const day = (of: Parameters<typeof writtenDay>[0]) => writtenDay(of, regionOf(locale))[language]
  const { name, brand, model, serialNumber } = instance
  const amount = (title: string, width: number) => ({ title, isNumber: true, width })
  return {
    language,
    paper: paperOf(seller),
    title: own.maintenanceQuote,
    number,
    seller: partyLines(seller, language),
    facts: present([
      { label: own.number, value: number },
      { label: own.date, value: day(dayAt(timeZone, sentAt ?? quote.updatedAt)) },
      { label: own.validUntil, value: day(quote.validUntil) },
      { label: own.machine, value: [name, `${brand} ${model}`, serialNumber].filter(Boolean).join(', ') },
      { label: work.scheduledOn, value: day(quote.scheduledOn) },
      {
        label: work.completedAt,
        value: hours === null ? '' : figureInWords(toTenths(hours), instance.unit, locale),
      },
    ]),
    parties: [{ title: words.customer, lines: partyLines(customer, language) }],
    columns: [
      { title: work.work, isNumber: false },
      amount(work.time, 62),
      amount(words.subtotal, 78),
      amount(work.labour, 78),
      amount(words.total, 82),
    ],
    rows: quote.lines.map((line) => rowOf(line, locale, written)),
    sums: sumsOf(quote, locale, written),
    closing: present([
      { label: '', value: isEditable(quote.status) ? own.notSent : (own.endings[quote.status] ?? '') },
      { label: own.comment, value: quote.comment },
    ]),
    pageNumbers: words.pageNumbers,
  }
}

function rowOf(line: QuoteLine, locale: Locale, written: (amount: number) => string): SheetRow {
  const words = workWords[languageOf(locale)]
  return {
    cells: [
      line.description,
      `${new Intl.NumberFormat(locale).format(line.labourMinutes)} ${words.minutes}`,
      written(line.parts),
      written(line.labour),
      written(line.parts + line.labour),
    ],
    remarks: [words[line.decision]].filter(Boolean),
  }
}

/** Of what was not declined. */
function sumsOf(quote: MaintenanceQuote, locale: Locale, written: (amount: number) => string): Sheet['sums'] {
  const language = languageOf(locale)
  const charged = quote.lines.filter(({ decision }) => decision !== 'DECLINED')
  const sum = (of: 'parts' | 'labour' | 'tax') => charged.reduce((all, line) => all + line[of], 0)
  return [
    { label: documentWords[language].subtotal, value: written(sum('parts')) },
    { label: workWords[language].labour, value: written(sum('labour')) },
    { label: `${documentWords[language].tax} (${rateOf(quote, locale)})`, value: written(sum('tax')) },
    { label: documentWords[language].total, value: written(quote.totalAmount) },
  ]
}
