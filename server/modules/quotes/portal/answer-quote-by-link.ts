import type { Transaction } from '../../../db/connection'
import type { DeliveryMethod } from '../../../db/schema'
import { invalid, notFound } from '../../../domain/domain-error'
import type { Text } from '../../../domain/text'
import type { Outbox } from '../../notifications'
import type { OrderAddress } from '../../orders'
import type { PortalLinks } from '../../portal-links'
import { changeQuote, noWords } from '../change-quote'
import type { Quote } from '../quote'
import type { AskedLine } from '../quote-lines'
import { lockQuote, lockWithService } from '../stored-quote.repository'
import { viewQuote } from '../view-quote'

interface AnswerQuote {
  quoteId: string
  /** The version that the holder of the link has read. */
  version: number
  /** Absent to change lines or delivery alone. */
  to: keyof typeof outcomes | 'REVISION_REQUESTED' | undefined
  lines: readonly LineByLink[] | undefined
  delivery: DeliveryMethod | undefined
  address: OrderAddress | undefined
  /** Who answers: nobody is signed in. */
  contact: string
  comment: string
}

/** A line of the quote in another quantity, or something else in the customer's own words. */
interface LineByLink {
  id?: string | undefined
  description: string
  quantity: number
}

interface Ports {
  outbox: Outbox
  portalLinks: Pick<PortalLinks, 'followOrder' | 'mailedRecord'>
}

/**
 * Answers a quote for its customer, or changes its lines or its delivery. The same answer to the same version, as by a second click, changes nothing.
 * @throws DomainError as `changeQuote` does; invalid if a change is asked for without words, changed lines or delivery
 */
export async function answerQuoteByLink(trx: Transaction, ports: Ports, answer: AnswerQuote) {
  const { quoteId, version, to, lines, delivery, address, contact, comment } = answer
  const isContentChanged = lines !== undefined || delivery !== undefined || address !== undefined
  if (to === undefined && !isContentChanged) throw invalid(noChange)
  if (to === 'REVISION_REQUESTED' && comment === '' && !isContentChanged)
    throw invalid({ path: 'body.comment', message: noWords })
  const quote = await lockWithService(trx, quoteId)
  if (!quote) throw notFound('Quote')
  if (isRepeated(quote, answer)) return
  // The addresses of the customer are not for whoever holds a link, so none of them is filled in.
  if (delivery === 'SHIP' && !address && !quote.address) throw invalid(noAddress)
  // Whoever answers has seen it; reading it by a link does not count, because mail scanners open links too.
  await viewQuote(trx, quote)
  // The history has no person to name, so the words begin with who answers.
  const words = [contact, comment].filter(Boolean).join(': ')
  await changeQuote(trx, ports, {
    quoteId,
    version,
    to,
    lines: lines?.map((line, index) => asAsked(line, index, quote)),
    delivery,
    address,
    comment: words,
    by: { actors: ['customer'] },
  })
  if (to === 'ACCEPTED') await followOrder(trx, ports.portalLinks, quoteId)
}

/** Whoever holds a link chooses no parts of the catalogue: a line retains what it is, or is free text. */
function asAsked({ id, description, quantity }: LineByLink, index: number, { lines }: Quote): AskedLine {
  if (id === undefined) return { partNumber: '', description, quantity, note: '' }
  const line = lines.find((one) => one.id === id)
  if (!line) throw invalid({ path: `body.lines.${index}.id`, message: unknownLine })
  const { partId, bundleId, partNumber, note } = line
  return {
    id,
    partId: partId ?? undefined,
    bundleId: bundleId ?? undefined,
    partNumber,
    description: line.description,
    quantity,
    note,
  }
}

/** How far each answer takes a quote, and its version: an accepted one becomes an order at once. */
const outcomes = {
  ACCEPTED: { status: 'CONVERTED', steps: 2 },
  DECLINED: { status: 'DECLINED', steps: 1 },
} as const

/** Asking for a change, or changing lines or delivery, is never taken for a repetition: its words may be others. */
function isRepeated({ status, version: present }: Quote, { to, version }: AnswerQuote): boolean {
  if (to === undefined || to === 'REVISION_REQUESTED') return false
  const outcome = outcomes[to]
  return status === outcome.status && present === version + outcome.steps
}

async function followOrder(trx: Transaction, portalLinks: Ports['portalLinks'], quoteId: string): Promise<void> {
  const accepted = await lockQuote(trx, quoteId)
  if (!accepted?.orderId) throw new Error(`the accepted quote ${quoteId} has no order`)
  const { orderId, dealership, operator } = accepted
  await portalLinks.followOrder(trx, { orderId, dealershipId: dealership.id, operatorId: operator.id })
}

const unknownLine: Text = { en: 'The quote does not have this line.', es: 'El presupuesto no tiene esta línea.' }

const noAddress = {
  path: 'body.address',
  message: { en: 'Enter the delivery address.', es: 'Introduzca la dirección de entrega.' },
}

const noChange = {
  path: 'body.lines',
  message: {
    en: 'Enter an answer, changed lines or another delivery.',
    es: 'Introduzca una respuesta, líneas cambiadas u otra entrega.',
  },
}
