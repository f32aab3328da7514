import { orderActors } from '../../../access'
import type { Database } from '../../../db/connection'
import { addressLines } from '../../../domain/address-lines'
import { amountWriter } from '../../../domain/amount-writer'
import { languageOf } from '../../../domain/locale'
import { salesNumber } from '../../../domain/sales-number'
import type { Text } from '../../../domain/text'
import { dayFor, inLanguage, listFor } from '../../../record-tools/asker-text'
import { type Detail, detailsFor } from '../../../record-tools/details'
import { eventDetails, quoted, withMissing } from '../../../record-tools/events'
import type { Field } from '../../../record-tools/fields'
import type { Asker } from '../../../record-tools/record-tool'
import type { Order, OrderAddress, OrderLine } from '../order'
import { listHistory } from '../order-event.repository'
import { listReturns } from '../returns/order-return.repository'
import { returnsToWire } from '../returns/order-return.wire'
import { amountDetails } from './amount-details'
import { arrivalOf } from './arrival.repository'
import { eventsOf } from './order-events'
import { writeProgress } from './order-progress'
import { wordsOfOrder } from './order-words'
import { paymentDetails } from './payment-details'
import { returnTitle, writeReturn } from './return-words'

/** What an order says in a list of those with a part: what is in it and what became of it. */
export function orderDetails(order: Order, asker: Asker): Detail[] {
  const detail = detailsFor(asker)
  const { invoiceNumber } = order
  return [
    ...writeProgress(order, asker),
    ...placedDetail(order, asker),
    ...linesDetail(order, asker),
    ...(invoiceNumber === null ? [] : [detail([], words.invoice(salesNumber('invoice', invoiceNumber)), 'always')]),
    ...paymentDetails(order, asker),
  ]
}

export function placedDetail({ placedBy, contactName, placedAt, createdAt }: Order, asker: Asker): Detail[] {
  const detail = detailsFor(asker)
  const placer = placedBy ?? contactName
  const day = dayFor(placedAt ?? createdAt, asker)
  return [
    detail(
      ['placed', 'requested', 'who', 'when'],
      placer ? words.placed(placer, day) : words.placedByLink(day),
      'always',
    ),
  ]
}

export function linesDetail(order: Order, asker: Asker): Detail[] {
  const detail = detailsFor(asker)
  const write = amountWriter(order.currency, asker.locale)
  const lines = order.lines.map(({ quantity, unitAmount, askedNumber, ...line }) => {
    const priced = words.line(`${quantity} × ${nameOf(line)}`, write(unitAmount), askedNumber)
    return inLanguage(priced, asker)
  })
  return lines.length > 0 ? [detail(['lines', 'price'], words.ordered(listFor(lines, asker)), 'always')] : []
}

/** All that the page of an order says, its history and its returns, too. */
export async function allOrderDetails(db: Database, order: Order, asker: Asker): Promise<readonly Detail[]> {
  const detail = detailsFor(asker)
  const [history, returns] = await Promise.all([listHistory(db, order), listReturns(db, order)])
  const sides = { dealershipId: order.dealership.id, operatorId: order.operator.id }
  const actors = orderActors(asker.caller, sides)
  const isSeller = actors.includes('dealership')
  const details: Detail[] = [
    ...orderDetails(order, asker),
    ...statusOf(order, asker),
    ...deliveryOf(order, asker),
    detail(['owner'], words.owner(order.operator.name), 'asked'),
    ...(order.note ? [detail(['note'], words.note(quoted(order.note)))] : []),
    ...amountDetails(order, asker),
    ...returnsToWire(returns, order, actors).map(
      (one): Detail => ({
        about: ['returned', 'reason', 'who', 'when'],
        text: `${returnTitle(one, asker)}: ${writeReturn(one, order, asker)}`,
        said: 'alone',
      }),
    ),
    ...order.creditNotes.map(({ number, amount, issuedAt }) =>
      detail(
        ['refunded'],
        words.creditNote(
          salesNumber('credit_note', number),
          dayFor(issuedAt, asker),
          amountWriter(order.currency, asker.locale)(amount),
        ),
      ),
    ),
    ...(isSeller ? disputesOf(order, asker) : []),
    ...eventDetails(eventsOf(history, order, { asker, isSeller }), asker),
  ]
  const delivered = await arrivalOf(db, order, asker)
  return withMissing(details, { ...missing, ...(delivered && { delivered }) }, asker)
}

/** Where an order is of which nothing is shipped or prepared, and whether one is paid that was not paid by card. */
function statusOf(order: Order, asker: Asker): Detail[] {
  const isAnywhere = writeProgress(order, asker).some(({ about }) => about.includes('where'))
  const isPaid = order.paymentStatus !== 'UNPAID' && order.payments.length === 0
  const text = listOf(wordsOfOrder(order))
  const isFailed = order.status === 'FAILED'
  return [
    ...(isFailed ? [{ about: ['paid'], text: inLanguage(words.paymentFailed, asker), said: 'nothing' } as const] : []),
    ...(isAnywhere ? [] : [{ about: ['where'], text: inLanguage(text, asker), said: 'asked' } as const]),
    ...(isPaid ? [{ about: ['paid'], text: inLanguage(text, asker), said: 'asked' } as const] : []),
  ]
}

const listOf = (texts: readonly Text[]): Text => ({
  en: texts.map(({ en }) => en).join(', '),
  es: texts.map(({ es }) => es).join(', '),
})

/** How and where it is delivered, to whom, and where the news of it goes. */
function deliveryOf(order: Order, asker: Asker): Detail[] {
  const detail = detailsFor(asker)
  const { delivery, address, dealership, contactEmail, poNumber } = order
  return [
    detail(['address', 'contact'], destinationOf({ delivery, address, dealership }, asker)),
    ...(contactEmail ? [detail(['contact'], words.emails(contactEmail))] : []),
    ...(poNumber ? [detail(['po_number'], words.poNumber(poNumber), 'asked')] : []),
  ]
}

interface Destination {
  delivery: Order['delivery']
  address: OrderAddress | null
  dealership: { name: string }
}

/** "shipped to Rita Stone, 12 Quarry Road, Helena, MT 59601, United States" */
export function destinationOf({ delivery, address, dealership }: Destination, asker: Asker): Text {
  if (delivery === 'PICKUP') return words.pickup(dealership.name)
  const lines = addressLines(address, languageOf(asker.locale)).join(', ')
  return lines ? words.shipTo(lines) : words.noAddress
}

/** Until when the bank wants an answer, which only the dealership gives. */
function disputesOf({ payments }: Order, asker: Asker): Detail[] {
  const detail = detailsFor(asker)
  return payments.flatMap(({ dispute }) =>
    dispute?.respondBy && (dispute.state === 'OPEN' || dispute.state === 'INQUIRY')
      ? [detail(['disputed', 'answered', 'when'], words.answerBy(dayFor(dispute.respondBy, asker)))]
      : [],
  )
}

const nameOf = ({ description, partNumber }: Pick<OrderLine, 'description' | 'partNumber'>): string =>
  partNumber ? `${description} (${partNumber})` : description

const words = {
  placed: (who: string, day: string) => ({ en: `placed by ${who} on ${day}`, es: `hecho por ${who} el ${day}` }),
  placedByLink: (day: string) => ({ en: `placed by link on ${day}`, es: `hecho por enlace el ${day}` }),
  ordered: (lines: string) => ({ en: `ordered: ${lines}`, es: `pedido: ${lines}` }),
  line: (pieces: string, price: string, replaced: string | null) => ({
    en: `${pieces} at ${price}${replaced ? ` in place of ${replaced}` : ''}`,
    es: `${pieces} a ${price}${replaced ? ` en lugar de ${replaced}` : ''}`,
  }),
  invoice: (number: string) => ({ en: `invoice ${number}`, es: `factura ${number}` }),
  shipTo: (lines: string) => ({ en: `delivery to ${lines}`, es: `entrega en ${lines}` }),
  pickup: (name: string) => ({ en: `picked up at ${name}, not shipped`, es: `se recoge en ${name}, sin envío` }),
  noAddress: { en: 'to be shipped, without an address', es: 'por enviar, sin dirección' },
  emails: (to: string) => ({ en: `e-mails to ${to}`, es: `correos a ${to}` }),
  poNumber: (number: string) => ({ en: `PO number ${number}`, es: `número de PO ${number}` }),
  paymentFailed: { en: 'the payment failed', es: 'el pago falló' },
  owner: (name: string) => ({ en: `for ${name}`, es: `para ${name}` }),
  note: (text: string) => ({ en: `note: ${text}`, es: `nota: ${text}` }),
  answerBy: (day: string) => ({
    en: `the bank takes an answer to the dispute until ${day}`,
    es: `el banco admite una respuesta a la disputa hasta el ${day}`,
  }),
  creditNote: (number: string, day: string, amount: string) => ({
    en: `credit note ${number} of ${day} over ${amount}`,
    es: `factura rectificativa ${number} del ${day} por ${amount}`,
  }),
}

/** What is said of an order that has nothing of what is asked for. */
const missing: Partial<Record<Field, Text>> = {
  note: { en: 'no note', es: 'sin nota' },
  po_number: { en: 'no PO number', es: 'sin número de PO' },
  tracking: { en: 'no tracking number', es: 'sin número de seguimiento' },
  begun: { en: 'nothing picked or shipped yet', es: 'aún nada preparado ni enviado' },
  picked: { en: 'not picked yet', es: 'aún sin preparar' },
  shipped: { en: 'not shipped yet', es: 'aún sin enviar' },
  delivered: { en: 'not delivered yet', es: 'aún sin entregar' },
  edited: { en: 'not changed since it was placed', es: 'sin cambios desde que se hizo' },
  cancelled: { en: 'not cancelled', es: 'no está cancelado' },
  completed: { en: 'not completed yet', es: 'aún sin completar' },
  expired: { en: 'not expired', es: 'no ha caducado' },
  paid: { en: 'not paid yet', es: 'aún sin pagar' },
  card: { en: 'not paid by card', es: 'no se pagó con tarjeta' },
  failed: { en: 'no payment failed', es: 'no falló ningún pago' },
  refunded: { en: 'nothing was refunded', es: 'no se reembolsó nada' },
  disputed: { en: 'the payment is not disputed', es: 'el pago no está en disputa' },
  returned: { en: 'nothing was returned', es: 'no se devolvió nada' },
  rest: { en: 'nothing is missing', es: 'no falta nada' },
  backorder: { en: 'nothing waits for stock', es: 'nada espera existencias' },
}
