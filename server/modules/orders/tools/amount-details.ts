import { amountWriter } from '../../../domain/amount-writer'
import { type Detail, detailsFor } from '../../../record-tools/details'
import type { Asker } from '../../../record-tools/record-tool'
import type { Order } from '../order'

type Priced = Taxed & Pick<Order, 'subtotalAmount' | 'coreChargeAmount' | 'totalAmount'>

/** What the amount of an order consists of, and how it is paid. */
export const amountDetails = (order: Order, asker: Asker): Detail[] => [
  ...sumDetails(order, asker),
  detailsFor(asker)(['terms', 'due_date', 'when'], terms[order.isOnAccount ? 'account' : 'advance'], 'asked'),
]

/** What is in a total: the goods, core charges and the tax. */
export function sumDetails(order: Priced, asker: Asker): Detail[] {
  const { subtotalAmount, coreChargeAmount, totalAmount } = order
  const detail = detailsFor(asker)
  const write = amountWriter(order.currency, asker.locale)
  const cores =
    coreChargeAmount > 0
      ? { en: `core charges ${write(coreChargeAmount)}`, es: `cargos por casco ${write(coreChargeAmount)}` }
      : noCores
  const subtotal = { en: `parts ${write(subtotalAmount)}`, es: `piezas ${write(subtotalAmount)}` }
  return [
    detail(['subtotal', 'price'], subtotal, subtotalAmount === totalAmount ? 'asked' : 'alone'),
    detail(['core_charge'], cores, coreChargeAmount > 0 ? 'alone' : 'nothing'),
    taxDetail(order, asker),
  ]
}

const noCores = { en: 'no core charges', es: 'sin cargos por casco' }

type Taxed = Pick<Order, 'currency' | 'taxAmount' | 'taxName' | 'taxBasisPoints'>

/** The tax in a total, by the name of its rate: "tax $12.00 (Sales tax, 6%)". */
export function taxDetail({ currency, taxAmount, taxName, taxBasisPoints }: Taxed, asker: Asker): Detail {
  const percent = new Intl.NumberFormat(asker.locale, { style: 'percent', maximumFractionDigits: 2 })
  const named = [taxName, taxBasisPoints > 0 ? percent.format(taxBasisPoints / 10_000) : ''].filter(Boolean).join(', ')
  const amount = amountWriter(currency, asker.locale)(taxAmount)
  const rate = named ? ` (${named})` : ''
  const text = { en: `tax ${amount}${rate}`, es: `impuestos ${amount}${rate}` }
  return detailsFor(asker)(['tax'], text, taxAmount > 0 ? 'always' : 'asked')
}

const terms = {
  account: {
    en: 'on account; no day is recorded by which it has to be paid',
    es: 'a cuenta; no hay registrada ninguna fecha de vencimiento',
  },
  advance: { en: 'to be paid in advance, by card', es: 'se paga por adelantado, con tarjeta' },
}
