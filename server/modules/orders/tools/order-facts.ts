import { salesNumber } from '../../../domain/sales-number'
import { dayFor, inLanguage, listFor } from '../../../record-tools/asker-text'
import type { Asker, Fact } from '../../../record-tools/record-tool'
import { amountWriter } from '../documents/amount-writer'
import { backordered } from '../fulfillment'
import { hasStock, type Order, type OrderSummary } from '../order'
import { wordsOfOrder } from './order-words'

export const orderPath = ({ id }: { id: string }): string => `/orders/${id}`

/** An order as a list of several says it. */
export function orderFact(order: OrderSummary, asker: Asker): Fact {
  const title = salesNumber('order', order.number)
  const known = [
    ...statusOf(order, asker),
    amountWriter(order.currency, asker.locale)(order.totalAmount),
    ...(order.poNumber ? [order.poNumber] : []),
  ]
  return {
    title,
    path: orderPath(order),
    text: `${headOf(title, order, asker)}: ${known.join(', ')}`,
    at: order.createdAt,
  }
}

/** A single order, with what is in it and how it is followed. */
export function detailedOrderFact(order: Order, asker: Asker): Fact {
  const short = orderFact(order, asker)
  const lines = order.lines.map(({ quantity, description, partNumber }) =>
    partNumber ? `${quantity} × ${description} (${partNumber})` : `${quantity} × ${description}`,
  )
  const shipments = order.shipments.map(({ shippedAt, deliveredAt, carrier, trackingNumber, link }) => {
    const moment = dayFor(deliveredAt ?? shippedAt, asker)
    const done = deliveredAt
      ? { en: `delivered on ${moment}`, es: `entregado el ${moment}` }
      : { en: `shipped on ${moment}`, es: `enviado el ${moment}` }
    return [inLanguage(done, asker), [carrier, trackingNumber].filter(Boolean).join(' '), link]
      .filter(Boolean)
      .join(', ')
  })
  const missing = order.lines.reduce((sum, line) => sum + backordered(line, hasStock(order.status)), 0)
  const invoice =
    order.invoiceNumber === null ? [] : [inLanguage(words.invoice, asker) + salesNumber('invoice', order.invoiceNumber)]
  const parts = [short.text, ...shipments, ...invoice, listFor(lines, asker)]
  if (missing > 0)
    parts.push(inLanguage({ en: `waiting for stock: ${missing}`, es: `a la espera de existencias: ${missing}` }, asker))
  return { ...short, text: parts.filter(Boolean).join('; ') }
}

const words = { invoice: { en: 'invoice ', es: 'factura ' } }

const statusOf = (order: OrderSummary, asker: Asker) => wordsOfOrder(order).map((text) => inLanguage(text, asker))

/** With the day, and the other side where the asker sees orders of several. */
function headOf(title: string, { operator, createdAt }: OrderSummary, asker: Asker): string {
  const day = dayFor(createdAt, asker)
  const isOwn = operator.id === asker.caller.organization?.id
  const whose = isOwn ? '' : inLanguage({ en: ` for ${operator.name}`, es: ` de ${operator.name}` }, asker)
  return inLanguage({ en: `${title}${whose} of ${day}`, es: `${title}${whose}, del ${day}` }, asker)
}
