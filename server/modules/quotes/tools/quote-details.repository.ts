import type { Database } from '../../../db/connection'
import type { QuoteStatus } from '../../../db/schema'
import { amountWriter } from '../../../domain/amount-writer'
import { salesNumber } from '../../../domain/sales-number'
import type { Text } from '../../../domain/text'
import { dayFor, listFor } from '../../../record-tools/asker-text'
import { type Detail, detailsFor } from '../../../record-tools/details'
import { eventDetails, type PastEvent, quoted, withMissing } from '../../../record-tools/events'
import type { Field } from '../../../record-tools/fields'
import type { Asker } from '../../../record-tools/record-tool'
import { destinationOf, sumDetails } from '../../orders'
import type { Quote } from '../quote'
import { type Reader, showsPrices } from '../quote.wire'
import { listHistory } from '../quote-history.repository'
import { listOffers } from '../quote-offer.repository'

type Explained = Quote & { reason: string }

/** All that the page of a quote says to a reader; the customer sees no price before it is sent. */
export async function quoteDetails(
  db: Database,
  quote: Explained,
  reader: Reader,
  asker: Asker,
): Promise<readonly Detail[]> {
  const detail = detailsFor(asker)
  const [history, offers] = await Promise.all([listHistory(db, quote.id), listOffers(db, quote)])
  const isSeller = reader.actors.includes('dealership')
  const events = history.flatMap(({ from, to, by, reason, changedAt, emailedTo }): PastEvent[] => {
    const known = from === to ? edited : steps[to]
    return known
      ? [
          {
            ...known,
            at: changedAt,
            who: by,
            reason: to === 'SENT' ? '' : reason,
            emailedTo: isSeller ? emailedTo : null,
            isOwn: isSeller === bySeller.has(to),
          },
        ]
      : []
  })
  const details: Detail[] = [
    ...wordsOf(quote, reader, asker),
    ...linesOf(quote, asker),
    detail(['address', 'where', 'contact'], destinationOf(quote, asker)),
    ...(showsPrices(quote, reader) ? pricesOf(quote, asker) : []),
    ...(showsPrices(quote, reader) ? validityOf(quote, asker) : []),
    ...openedOf(quote, asker),
    ...createdOf(quote, events, asker),
    ...earlierOf(quote, offers, asker),
    ...(quote.poNumber ? [detail(['po_number'], poNumber(quote.poNumber), 'asked')] : []),
    ...(quote.orderNumber === null ? [] : [detail(['order'], ordered(quote.orderNumber), 'asked')]),
    ...(quote.instance
      ? [detail(['machine'], machine(quote.instance.name || quote.instance.serialNumber), 'asked')]
      : []),
    ...eventDetails(events, asker),
    ...(isAnswered(events) ? [] : [detail(['answered'], notAnswered, 'nothing')]),
  ]
  return withMissing(details, missing, asker)
}

/** Whether the other side has answered: with a price, or to one. */
const isAnswered = (events: readonly PastEvent[]): boolean =>
  events.some(({ about, isOwn }) => about.includes('answered') && !isOwn)

const bySeller: ReadonlySet<QuoteStatus> = new Set(['SENT', 'REJECTED', 'WITHDRAWN', 'IN_REVIEW'])

const notAnswered: Text = { en: 'not answered yet', es: 'aún sin respuesta' }

/** What both sides wrote with it, and about its lines. */
function wordsOf(quote: Explained, reader: Reader, asker: Asker): Detail[] {
  const detail = detailsFor(asker)
  const { comment, note, lines, status, reason, dealership, operator } = quote
  const isSeen = showsPrices(quote, reader) || status === 'REJECTED'
  const noted = lines.flatMap((line) =>
    line.note ? [`${line.description || line.partNumber}: ${quoted(line.note)}`] : [],
  )
  const said = (name: string, text: string): Text => ({
    en: `${name}: ${quoted(text)}`,
    es: `${name}: ${quoted(text)}`,
  })
  return [
    ...(isSeen && comment && comment !== reason ? [detail(['note'], said(dealership.name, comment))] : []),
    ...(note ? [detail(['note', 'reason'], said(operator.name, note))] : []),
    ...(noted.length > 0 ? [detail(['note', 'lines'], inBoth(listFor(noted, asker)))] : []),
  ]
}

/** What is quoted; with prices, these say it. */
function linesOf({ lines }: Quote, asker: Asker): Detail[] {
  const detail = detailsFor(asker)
  const each = lines.map(({ quantity, description, partNumber }) => `${quantity} × ${description || partNumber}`)
  return each.length > 0 ? [detail(['lines'], inBoth(listFor(each, asker)), 'asked')] : []
}

function pricesOf(quote: Quote, asker: Asker): Detail[] {
  const detail = detailsFor(asker)
  const write = amountWriter(quote.currency, asker.locale)
  const prices = quote.lines.flatMap(({ quantity, description, partNumber, unitAmount }) =>
    unitAmount === null ? [] : [`${quantity} × ${description || partNumber}: ${write(unitAmount)}`],
  )
  const list = listFor(prices, asker)
  return [
    ...(prices.length > 0
      ? [detail(['price'], { en: `unit prices: ${list}`, es: `precios por unidad: ${list}` })]
      : []),
    ...(quote.unquotedCount === 0 ? sumDetails(quote, asker) : []),
  ]
}

/** The last day of an offer, and whether it has passed. */
function validityOf({ validUntil }: Quote, asker: Asker): Detail[] {
  const detail = detailsFor(asker)
  if (validUntil === null) return []
  const day = dayFor(validUntil, asker)
  const text =
    validUntil < asker.today
      ? { en: `the last day was ${day}, which has passed`, es: `el último día fue el ${day}, que ya pasó` }
      : { en: `the last day is ${day}, which has not passed`, es: `el último día es el ${day}, que aún no ha pasado` }
  return [detail(['validity', 'expired', 'due_date', 'when'], text, 'asked')]
}

function openedOf({ viewedAt, operator, status }: Quote, asker: Asker): Detail[] {
  const detail = detailsFor(asker)
  if (viewedAt) {
    const day = dayFor(viewedAt, asker)
    return [detail(['opened', 'when'], { en: `opened on ${day}`, es: `abierto el ${day}` })]
  }
  const isOwn = operator.id === asker.caller.organization?.id
  return [
    {
      ...detail(['opened'], isOwn ? notOpened : notOpenedThere, status === 'SENT' && !isOwn ? 'alone' : 'nothing'),
      lacks: ['opened'],
    },
  ]
}

/** Whoever requested a quote has created it. */
function createdOf({ createdBy, createdAt }: Quote, events: readonly PastEvent[], asker: Asker): Detail[] {
  const detail = detailsFor(asker)
  const day = dayFor(createdAt, asker)
  const text = createdBy
    ? { en: `created by ${createdBy} on ${day}`, es: `creado por ${createdBy} el ${day}` }
    : { en: `created by link on ${day}`, es: `creado por enlace el ${day}` }
  const isRequested = events.some(({ about }) => about.includes('requested'))
  return [detail([...(isRequested ? [] : (['requested'] as const)), 'placed', 'who', 'when'], text, 'asked')]
}

/** What was offered before: once it is answered, the last offer is the one at hand. */
function earlierOf({ status }: Quote, offers: Awaited<ReturnType<typeof listOffers>>, asker: Asker): Detail[] {
  const detail = detailsFor(asker)
  const earlier = asSent.has(status) ? offers.slice(0, -1) : offers
  return earlier.map(({ sentAt, totalAmount, currency, validUntil, comment }) => {
    const [sent, last] = [dayFor(sentAt, asker), dayFor(validUntil, asker)]
    const sum = amountWriter(currency, asker.locale)(totalAmount)
    const said = comment ? `, ${quoted(comment)}` : ''
    return detail(['price'], {
      en: `earlier offer of ${sent}: ${sum}, valid until ${last}${said}`,
      es: `oferta anterior del ${sent}: ${sum}, válida hasta el ${last}${said}`,
    })
  })
}

const asSent: ReadonlySet<QuoteStatus> = new Set(['SENT', 'ACCEPTED', 'CONVERTED', 'DECLINED', 'EXPIRED', 'WITHDRAWN'])

const inBoth = (text: string): Text => ({ en: text, es: text })
const poNumber = (number: string): Text => ({ en: `PO number ${number}`, es: `número de PO ${number}` })
const machine = (name: string): Text => ({ en: `for ${name}`, es: `para ${name}` })
const ordered = (number: number): Text => ({
  en: `became order ${salesNumber('order', number)}`,
  es: `pasó a ser el pedido ${salesNumber('order', number)}`,
})
const notOpened = { en: 'not opened yet', es: 'aún sin abrir' }
const notOpenedThere = { en: 'not opened by the customer yet', es: 'el cliente aún no lo ha abierto' }

type Known = Pick<PastEvent, 'about' | 'what'>

const step = (about: readonly Field[], en: string, es: string): Known => ({ about, what: { en, es } })

const edited = step(['edited'], 'changed', 'modificado')

const steps: Record<QuoteStatus, Known | undefined> = {
  DRAFT: undefined,
  DISCARDED: step(['cancelled'], 'discarded', 'descartado'),
  REQUESTED: step(['requested'], 'requested', 'solicitado'),
  IN_REVIEW: step(['reviewed', 'begun'], 'review started', 'revisión iniciada'),
  SENT: step(['sent', 'answered', 'begun'], 'sent', 'enviado'),
  REVISION_REQUESTED: step(['revised', 'edited', 'answered'], 'change requested', 'cambio solicitado'),
  ACCEPTED: step(['accepted', 'answered'], 'accepted', 'aceptado'),
  DECLINED: step(['declined', 'answered'], 'declined by the customer', 'rechazado por el cliente'),
  WITHDRAWN: step(['withdrawn', 'cancelled'], 'withdrawn', 'retirado'),
  EXPIRED: step(['expired'], 'expired', 'caducado'),
  REJECTED: step(['declined', 'answered'], 'rejected by the dealership', 'denegado por el concesionario'),
  CANCELLED: step(['cancelled'], 'cancelled', 'cancelado'),
  CONVERTED: step(['order', 'placed'], 'ordered', 'pedido'),
}

const missing: Partial<Record<Field, Text>> = {
  note: { en: 'no note', es: 'sin nota' },
  po_number: { en: 'no PO number', es: 'sin número de PO' },
  validity: { en: 'no last day', es: 'sin último día' },
  sent: { en: 'not sent yet', es: 'aún sin enviar' },
  accepted: { en: 'not accepted', es: 'no se ha aceptado' },
  declined: { en: 'not declined', es: 'no se ha rechazado' },
  revised: { en: 'no change was requested', es: 'no se ha pedido ningún cambio' },
  edited: { en: 'not changed', es: 'sin cambios' },
  withdrawn: { en: 'not withdrawn', es: 'no se ha retirado' },
  cancelled: { en: 'not cancelled', es: 'no se ha cancelado' },
  begun: { en: 'no review has begun', es: 'no ha empezado ninguna revisión' },
  reviewed: { en: 'no review has begun', es: 'no ha empezado ninguna revisión' },
  price: { en: 'no price that you see yet', es: 'sin precio que usted vea todavía' },
  order: { en: 'not ordered', es: 'no se ha pedido' },
  machine: { en: 'for no machine in particular', es: 'para ninguna máquina en concreto' },
}
