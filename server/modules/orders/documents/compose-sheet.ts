import { addressLines } from '../../../domain/address-lines'
import { amountWriter } from '../../../domain/amount-writer'
import { type Locale, languageOf } from '../../../domain/locale'
import { salesNumber } from '../../../domain/sales-number'
import type { Language } from '../../../domain/text'
import type { TimeZone } from '../../../domain/time-zone'
import type { Labelled, Sheet, SheetColumn, SheetRow } from '../../../infrastructure/documents/sheet'
import type { Order, OrderLine } from '../order'
import { chargedQuantity, lineAmounts } from '../order-amounts'
import type { OrderParty } from '../order-party.repository'
import { documentWords } from './document-words'
import { paperOf, partyLines } from './party-lines'

interface Composed {
  kind: 'confirmation' | 'invoice'
  /** As it was then, for the invoice. */
  order: Order
  dealership: OrderParty
  operator: OrderParty
  timeZone: TimeZone
  /** When the invoice was issued; absent for the confirmation. */
  issuedAt?: Date | undefined
  locale: Locale
}

/**
 * What the confirmation or the invoice of an order says. Its figures are those copied when the order was placed; those of its
 * lines are without tax, which follows below them.
 */
export function composeSheet({ kind, order, dealership, operator, timeZone, issuedAt, locale }: Composed): Sheet {
  const language = languageOf(locale)
  const words = documentWords[language]
  const written = amountWriter(order.currency, locale)
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone })
  const whole = new Intl.NumberFormat(locale).format
  const orderNumber = salesNumber('order', order.number)
  const invoiceNumber = issuedAt && order.invoiceNumber ? salesNumber('invoice', order.invoiceNumber) : ''
  const hasCores = order.lines.some(({ coreChargeAmount }) => coreChargeAmount > 0)
  const destination = order.delivery === 'PICKUP' ? [words.pickup] : addressLines(order.address, language)
  return {
    language,
    paper: paperOf(dealership),
    title: words[kind],
    number: invoiceNumber || orderNumber,
    seller: partyLines(dealership, language),
    facts: present([
      { label: words.invoiceNumber, value: invoiceNumber },
      { label: words.issued, value: issuedAt ? date.format(issuedAt) : '' },
      { label: words.number, value: orderNumber },
      { label: words.placed, value: date.format(order.placedAt ?? order.createdAt) },
      { label: words.poNumber, value: order.poNumber },
      { label: words.placedBy, value: order.placedBy ?? order.contactName ?? '' },
      { label: words.payment, value: paymentOf(kind, order, language) },
    ]),
    parties: [
      { title: words.customer, lines: partyLines(operator, language) },
      { title: words.delivery, lines: destination },
    ],
    columns: columnsOf(language, hasCores),
    rows: order.lines.map((line) => rowOf(line, { order, language, hasCores, written, whole })),
    sums: [
      { label: words.subtotal, value: written(order.subtotalAmount) },
      ...(hasCores ? [{ label: words.coreCharges, value: written(order.coreChargeAmount) }] : []),
      { label: `${words.tax} (${rateOf(order, locale)})`, value: written(order.taxAmount) },
      { label: words.total, value: written(order.totalAmount) },
    ],
    closing: present([
      { label: '', value: kind === 'confirmation' && order.status === 'CANCELLED' ? words.cancelled : '' },
      { label: '', value: kind === 'confirmation' && order.status === 'EXPIRED' ? words.expired : '' },
      { label: words.note, value: order.note },
    ]),
    pageNumbers: words.pageNumbers,
  }
}

export const present = (facts: readonly Labelled[]) => facts.filter(({ value }) => value !== '')

export function columnsOf(language: Language, hasCores: boolean): SheetColumn[] {
  const words = documentWords[language]
  const amount = (title: string, width: number) => ({ title, isNumber: true, width })
  return [
    { title: words.partNumber, isNumber: false, width: 82 },
    { title: words.description, isNumber: false },
    amount(words.quantity, 44),
    amount(words.unitPrice, 68),
    ...(hasCores ? [amount(words.coreCharge, 62)] : []),
    amount(words.total, 74),
  ]
}

interface Written {
  order: Order
  language: Language
  hasCores: boolean
  written: (amount: number) => string
  whole: (quantity: number) => string
}

function rowOf(line: OrderLine, { order, language, hasCores, written, whole }: Written): SheetRow {
  const words = documentWords[language]
  const { subtotal, coreCharge } = lineAmounts(line, order)
  const parts = line.bundleId ? line.parts : []
  return {
    cells: [
      line.partNumber,
      line.description,
      whole(chargedQuantity(line)),
      written(line.unitAmount),
      ...(hasCores ? [written(line.coreChargeAmount)] : []),
      written(Number(subtotal.amount + coreCharge.amount)),
    ],
    remarks: [
      ...(line.askedNumber ? [`${words.replaces} ${line.askedNumber}`] : []),
      ...parts.map((part) => `${words.contains} ${whole(part.quantity)} × ${part.partNumber} ${part.description}`),
      ...(line.cancelled > 0 ? [`${words.linesCancelled}: ${whole(line.cancelled)}`] : []),
      ...(line.credited > 0 ? [`${words.linesCredited}: ${whole(line.credited)}`] : []),
    ],
  }
}

export function rateOf({ taxName, taxBasisPoints }: Pick<Order, 'taxName' | 'taxBasisPoints'>, locale: Locale): string {
  if (taxName === '') return documentWords[languageOf(locale)].noTax
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 })
  return `${taxName}, ${percent.format(taxBasisPoints / 10_000)}`
}

/** An invoice never changes, so that it says nothing of what was paid since. */
function paymentOf(kind: Composed['kind'], { isOnAccount, paymentStatus }: Order, language: Language): string {
  const words = documentWords[language]
  if (kind === 'invoice') return isOnAccount ? words.onAccount : words.inAdvance
  return `${isOnAccount ? words.onAccount : words.inAdvance}, ${words[paymentStatus]}`
}
