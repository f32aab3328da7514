import { amountWriter } from '../../../domain/amount-writer'
import { type Locale, languageOf } from '../../../domain/locale'
import { salesNumber } from '../../../domain/sales-number'
import type { TimeZone } from '../../../domain/time-zone'
import type { Labelled, Sheet } from '../../../infrastructure/documents/sheet'
import { chargedQuantity, type Order, type OrderParty, paperOf, partyLines } from '../../orders'
import { type Payment, returnedAmount } from '../payment'
import { receiptWords } from './receipt-words'

interface Composed {
  /** As it was invoiced. */
  order: Order
  payment: Payment
  dealership: OrderParty
  operator: OrderParty
  timeZone: TimeZone
  locale: Locale
}

/** What a receipt says: what was paid by card, for what, and what of it went back. */
export function composeReceipt({ order, payment, dealership, operator, timeZone, locale }: Composed): Sheet {
  const language = languageOf(locale)
  const words = receiptWords[language]
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone })
  const whole = new Intl.NumberFormat(locale)
  const written = amountWriter(order.currency, locale)
  const number = salesNumber('order', order.number)
  const facts = [
    { label: words.order, value: number },
    { label: words.invoice, value: order.invoiceNumber ? salesNumber('invoice', order.invoiceNumber) : '' },
    { label: words.paidOn, value: payment.paidAt ? date.format(payment.paidAt) : '' },
    { label: words.method, value: payment.method },
    { label: words.reference, value: payment.id },
    { label: words.po, value: order.poNumber },
  ]
  return {
    language,
    paper: paperOf(dealership),
    title: words.receipt,
    number,
    seller: partyLines(dealership, language),
    facts: facts.filter(({ value }) => value !== ''),
    parties: [{ title: words.customer, lines: partyLines(operator, language) }],
    columns: [
      { title: words.partNumber, isNumber: false, width: 110 },
      { title: words.item, isNumber: false },
      { title: words.quantity, isNumber: true, width: 50 },
      { title: words.amount, isNumber: true, width: 90 },
    ],
    rows: order.lines.map((line) => ({
      cells: [
        line.partNumber,
        line.description,
        whole.format(chargedQuantity(line)),
        written((line.unitAmount + line.coreChargeAmount) * chargedQuantity(line)),
      ],
      remarks: [],
    })),
    sums: sumsOf(order, payment, locale),
    closing: [],
    pageNumbers: words.pageNumbers,
  }
}

function sumsOf(order: Order, payment: Payment, locale: Locale): Labelled[] {
  const words = receiptWords[languageOf(locale)]
  const written = amountWriter(order.currency, locale)
  const returned = returnedAmount(payment)
  return [
    { label: words.subtotal, value: written(order.subtotalAmount) },
    ...(order.coreChargeAmount > 0 ? [{ label: words.coreCharges, value: written(order.coreChargeAmount) }] : []),
    { label: words.tax, value: written(order.taxAmount) },
    { label: words.paid, value: written(payment.capturedAmount) },
    ...(returned > 0
      ? [
          { label: words.refunded, value: written(-returned) },
          { label: words.net, value: written(payment.capturedAmount - returned) },
        ]
      : []),
  ]
}
