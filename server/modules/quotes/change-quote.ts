import type { QuoteActor } from '../../access'
import type { Transaction } from '../../db/connection'
import type { DeliveryMethod, QuoteStatus } from '../../db/schema'
import { recordChange, transition } from '../../db/transition'
import { addDays } from '../../domain/day'
import { changedMeanwhile, conflict, invalid, notFound } from '../../domain/domain-error'
import { assertCanMove } from '../../domain/state-table'
import type { Text } from '../../domain/text'
import { publish } from '../../events/unit-of-work'
import type { OrderAddress } from '../orders'
import { assertCanAccept, convertToOrder } from './accept-quote'
import { assertCanSend } from './assert-can-send'
import { type Cost, editContent } from './edit-content'
import { notifyCustomer, notifyStaff, type QuotePorts } from './notify-other-side'
import { isAnswered, isOpen, lacksAddress, mayChangeLines, mayQuote, type Quote, quoteStates } from './quote'
import { quoteChanged } from './quote.events'
import type { AskedLine } from './quote-lines'
import { insertOffer } from './quote-offer.repository'
import { dayAtDealership, lockWithService } from './stored-quote.repository'

interface ChangeQuote {
  quoteId: string
  /** The version that whoever changes it has read; absent to change whichever there is. */
  version: number | undefined
  /** Absent to change the content alone. */
  to?: QuoteStatus | undefined
  lines?: readonly AskedLine[] | undefined
  costs?: readonly Cost[] | undefined
  /** Absent to leave what the dealership wrote, empty to take it back. */
  comment?: string | undefined
  /** Null takes it back. */
  validUntil?: string | null | undefined
  delivery?: DeliveryMethod | undefined
  address?: OrderAddress | undefined
  by: { actors: readonly QuoteActor[]; personId?: string | undefined }
}

/**
 * Changes a quote as a person asks for: its lines, its delivery, the dealership's answer, its status, or several of these at once. An
 * accepted quote becomes an order in the same transaction.
 * @throws DomainError conflict if it has been changed since it was read, if the change is not possible in its status, or if
 *   the quote has expired or a line is no longer sold; forbidden if the person may not make the move
 */
export async function changeQuote(trx: Transaction, ports: QuotePorts, change: ChangeQuote): Promise<void> {
  const { to, by } = change
  const locked = await lockVersion(trx, change.quoteId, change.version)
  if (to) assertCanMove(quoteStates, locked.status, to, by.actors)
  assertCanEdit(locked, change)
  if (to === 'REVISION_REQUESTED') assertNamesChange(change)
  const quote = await editContent(trx, locked, await withLastDay(trx, locked, change))
  if (to === 'SENT') await assertCanSend(trx, quote)
  if (to === 'ACCEPTED') await assertCanAccept(trx, quote)
  if (to) {
    const comment = change.comment ?? (to === 'SENT' ? quote.comment : '')
    const moved = await transition(trx, quoteStates, quote, {
      to,
      by,
      reason: comment,
      set: columnsOf(to, change.comment),
    })
    if (to === 'SENT') await insertOffer(trx, quote, comment)
    const step = { quote, status: to, comment }
    await (isDealerMove(to) ? notifyCustomer(trx, ports, step) : notifyStaff(trx, ports.outbox, step))
    if (to === 'ACCEPTED') await convertToOrder(trx, { quote, accepted: moved, by })
  } else {
    // The customer reads the history, but a comment of the dealership only once it is sent.
    const reason = by.actors.includes('dealership') ? '' : change.comment
    await recordChange(trx, quoteStates, quote, { by, reason })
  }
  await publish(trx, quoteChanged({ quoteId: quote.id }))
}

/** How long an offer is valid whose dealership names no last day. */
const OFFER_DAYS = 30

async function withLastDay(trx: Transaction, quote: Quote, change: ChangeQuote): Promise<ChangeQuote> {
  if (change.to !== 'SENT' || change.validUntil !== undefined || quote.validUntil !== null) return change
  return { ...change, validUntil: addDays(await dayAtDealership(trx, quote.dealership.id), OFFER_DAYS) }
}

/**
 * Locks a quote that somebody is about to change.
 * @throws DomainError conflict with its current state if it has been changed since the version that they read
 */
async function lockVersion(trx: Transaction, quoteId: string, version: number | undefined): Promise<Quote> {
  const quote = await lockWithService(trx, quoteId)
  if (!quote) throw notFound('Quote')
  if (version !== undefined && quote.version !== version)
    throw changedMeanwhile({ status: quote.status, version: quote.version })
  return quote
}

/**
 * Content may be changed in the status that the quote has, or together with the move to one in which it may. Where to ship
 * it is also entered with its acceptance, if nobody has done so before.
 */
function assertCanEdit(quote: Quote, change: ChangeQuote): void {
  const { status: from } = quote
  const { to = from, lines, costs, validUntil, delivery, address, by } = change
  const allows = (rule: (status: QuoteStatus, by: readonly QuoteActor[]) => boolean) =>
    rule(from, by.actors) || rule(to, by.actors)
  const completesDelivery = to === 'ACCEPTED' && lacksAddress(quote)
  const isDeliveryChanged = !completesDelivery && (delivery !== undefined || address !== undefined)
  const isContentChanged = lines !== undefined || isDeliveryChanged
  const isAnswerChanged = costs !== undefined || validUntil !== undefined
  // What the customer has read stays as it was sent.
  const rewords = change.to === undefined && change.comment !== undefined && by.actors.includes('dealership')
  if (
    (isContentChanged && !allows(mayChangeLines)) ||
    (isAnswerChanged && !allows(mayQuote)) ||
    (rewords && isAnswered(from)) ||
    (change.to === undefined && !isOpen(from))
  ) {
    throw conflict(
      'not_editable',
      {
        en: 'Lines, prices, comment and delivery of this quote cannot be changed now.',
        es: 'Ahora no se pueden cambiar las líneas, los precios, el comentario ni la entrega de este presupuesto.',
      },
      { status: from },
    )
  }
}

/** The dealership cannot answer a request for a change that names none. */
function assertNamesChange({ comment = '', lines, delivery, address }: ChangeQuote): void {
  if (comment !== '' || lines || delivery || address) return
  throw invalid({ path: 'body.comment', message: noWords })
}

export const noWords: Text = { en: 'Enter what should change.', es: 'Introduzca qué debe cambiar.' }

const isDealerMove = (to: QuoteStatus): boolean =>
  ['DISCARDED', 'IN_REVIEW', 'SENT', 'REJECTED', 'WITHDRAWN'].includes(to)

/**
 * What the dealership writes stays on the quote; what the customer writes is in the history. A rejection has its own
 * words alone: what was drafted before is not its reason.
 */
const columnsOf = (to: QuoteStatus, comment: string | undefined) => ({
  updated_at: new Date(),
  ...(to === 'SENT' && { viewed_at: null }),
  ...(isDealerMove(to) && comment !== undefined && { comment }),
  ...(to === 'REJECTED' && { comment: comment ?? '' }),
})
