import type { Transaction } from '../../../db/connection'
import { invalid, notFound } from '../../../domain/domain-error'
import type { Outbox } from '../../notifications'
import type { PortalLinks } from '../../portal-links'
import { changeQuote } from '../change-quote'
import type { Quote } from '../quote'
import { lockQuote } from '../stored-quote.repository'
import { viewQuote } from '../view-quote'

interface AnswerQuote {
  quoteId: string
  /** The version that the holder of the link has read. */
  version: number
  to: keyof typeof outcomes | 'REVISION_REQUESTED'
  /** Who answers: nobody is signed in. */
  contact: string
  comment: string
}

interface Ports {
  outbox: Outbox
  portalLinks: Pick<PortalLinks, 'followOrder' | 'mailedRecord'>
}

/**
 * Answers a quote for its customer. The same answer to the same version, as by a second click, changes nothing.
 * @throws DomainError as `changeQuote` does; invalid if a change is asked for without words
 */
export async function answerQuoteByLink(trx: Transaction, ports: Ports, answer: AnswerQuote) {
  const { quoteId, version, to, contact, comment } = answer
  if (to === 'REVISION_REQUESTED' && comment === '') throw invalid(noWords)
  const quote = await lockQuote(trx, quoteId)
  if (!quote) throw notFound('Quote')
  if (isRepeated(quote, answer)) return
  // Whoever answers has seen it; reading it by a link does not count, because mail scanners open links too.
  await viewQuote(trx, quote)
  // The history has no person to name, so the words begin with who answers.
  const words = [contact, comment].filter(Boolean).join(': ')
  await changeQuote(trx, ports, { quoteId, version, to, comment: words, by: { actors: ['customer'] } })
  if (to === 'ACCEPTED') await followOrder(trx, ports.portalLinks, quoteId)
}

/** How far each answer takes a quote, and its version: an accepted one becomes an order at once. */
const outcomes = {
  ACCEPTED: { status: 'CONVERTED', steps: 2 },
  DECLINED: { status: 'DECLINED', steps: 1 },
} as const

/** Asking for a change is never taken for a repetition: its words may be others. */
function isRepeated({ status, version: present }: Quote, { to, version }: AnswerQuote): boolean {
  if (to === 'REVISION_REQUESTED') return false
  const outcome = outcomes[to]
  return status === outcome.status && present === version + outcome.steps
}

async function followOrder(trx: Transaction, portalLinks: Ports['portalLinks'], quoteId: string): Promise<void> {
  const accepted = await lockQuote(trx, quoteId)
  if (!accepted?.orderId) throw new Error(`the accepted quote ${quoteId} has no order`)
  const { orderId, dealership, operator } = accepted
  await portalLinks.followOrder(trx, { orderId, dealershipId: dealership.id, operatorId: operator.id })
}

const noWords = {
  path: 'body.comment',
  message: { en: 'Enter what should change.', es: 'Introduzca qué debe cambiar.' },
}
