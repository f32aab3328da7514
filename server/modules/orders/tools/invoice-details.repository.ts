import type { Database } from '../../../db/connection'
import { salesNumber } from '../../../domain/sales-number'
import type { Text } from '../../../domain/text'
import { dayFor } from '../../../record-tools/asker-text'
import { type Detail, detailsFor } from '../../../record-tools/details'
import { quoted, withMissing } from '../../../record-tools/events'
import type { Field } from '../../../record-tools/fields'
import type { Asker } from '../../../record-tools/record-tool'
import { asInvoiced } from '../documents/as-invoiced'
import { findInvoice } from '../documents/invoice.repository'
import { findOrder } from '../order.repository'
import { amountDetails } from './amount-details'
import { destinationOf, linesDetail, placedDetail } from './order-details.repository'
import type { AskedPaper } from './order-paper.repository'
import { paymentDetails } from './payment-details'

/** What is printed on an invoice, and what was paid of it by card since. */
export async function invoiceDetails(
  db: Database,
  { orderId, issuedAt, orderNumber }: AskedPaper,
  asker: Asker,
): Promise<readonly Detail[]> {
  const order = await findOrder(db, orderId)
  const invoice = order && (await findInvoice(db, order))
  if (!invoice) return []
  const invoiced = asInvoiced(order, invoice)
  const detail = detailsFor(asker)
  const issued = dayFor(issuedAt, asker)
  const ofOrder = salesNumber('order', orderNumber)
  const details: Detail[] = [
    ...amountDetails(invoiced, asker),
    ...linesDetail(invoiced, asker),
    ...placedDetail(invoiced, asker),
    detail(['sent', 'when'], { en: `issued on ${issued}`, es: `emitida el ${issued}` }, 'asked'),
    detail(['order'], { en: `of order ${ofOrder}`, es: `del pedido ${ofOrder}` }, 'asked'),
    detail(['address', 'where', 'contact'], destinationOf(invoiced, asker), 'asked'),
    ...(invoiced.poNumber ? [detail(['po_number'], poNumber(invoiced.poNumber), 'asked')] : []),
    ...(invoiced.note ? [detail(['note'], note(quoted(invoiced.note)), 'asked')] : []),
    ...paymentDetails(invoiced, asker),
  ]
  // How much is paid is with each; the lines and prices are those of a single one.
  return withMissing(details.map(inList), missing, asker)
}

const inList = (detail: Detail): Detail =>
  detail.said === 'always' && !detail.about.includes('tax') ? { ...detail, said: 'alone' } : detail

const poNumber = (number: string): Text => ({ en: `PO number ${number}`, es: `número de PO ${number}` })
const note = (text: string): Text => ({ en: `note: ${text}`, es: `nota: ${text}` })

const missing: Partial<Record<Field, Text>> = {
  note: { en: 'no note', es: 'sin nota' },
  po_number: { en: 'no PO number', es: 'sin número de PO' },
  paid: { en: 'not paid yet', es: 'aún sin pagar' },
  card: { en: 'not paid by card', es: 'no se pagó con tarjeta' },
  refunded: { en: 'nothing was refunded', es: 'no se reembolsó nada' },
}
