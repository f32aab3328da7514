import { lockService, type QuoteActor } from '../../access'
import type { Transaction } from '../../db/connection'
import { transition } from '../../db/transition'
import { forbidden, notFound } from '../../domain/domain-error'
import { publish } from '../../events/unit-of-work'
import type { Outbox } from '../notifications'
import { isMachineOf } from '../orders'
import { defaultAddress } from '../organizations'
import { deriveAmounts } from './derive-amounts'
import { notifyStaff } from './notify-other-side'
import { quoteStates } from './quote'
import { quoteChanged } from './quote.events'
import { type AskedLine, completeLines } from './quote-lines'
import { insertQuote, type NewQuote, replaceLines } from './stored-quote.repository'

interface AskedQuote extends Omit<NewQuote, 'currency' | 'createdBy' | 'address'> {
  lines: readonly AskedLine[]
  /** By default the operator's default address. */
  address: NewQuote['address']
  /** Without a person for the holder of a link. */
  by: { actors: readonly QuoteActor[]; personId?: string }
}

/**
 * Creates a quote: a customer's is requested at once, a dealership's is a draft.
 * @returns its id
 * @throws DomainError as `completeLines` does; forbidden if the dealership does not serve the operator now
 */
export async function createQuote(trx: Transaction, outbox: Outbox, asked: AskedQuote): Promise<string> {
  const { dealershipId, operatorId, by, lines, ...rest } = asked
  const createdBy = by.personId ?? null
  if (!(await lockService(trx, { dealershipId, operatorId }))) throw notServed()
  if (asked.instanceId && !(await isMachineOf(trx, asked.instanceId, operatorId))) throw notFound('Machine')
  const completed = await completeLines(trx, { dealershipId, operatorId }, lines)
  const shipTo = asked.delivery === 'SHIP' ? (asked.address ?? (await defaultAddress(trx, operatorId)) ?? null) : null
  const id = await insertQuote(trx, {
    ...rest,
    dealershipId,
    operatorId,
    currency: completed.currency,
    address: shipTo,
    createdBy,
  })
  await replaceLines(trx, { id, dealership: { id: dealershipId, name: '' } }, completed.lines)
  const draft = await deriveAmounts(trx, id)
  // A super user acts for both sides; what they create is the dealership's.
  if (!by.actors.includes('dealership')) {
    await transition(trx, quoteStates, draft, { to: 'REQUESTED', by })
    await notifyStaff(trx, outbox, { quote: draft, status: 'REQUESTED', comment: asked.note })
  }
  await publish(trx, quoteChanged({ quoteId: id }))
  return id
}

const notServed = () =>
  forbidden({
    en: 'The dealership does not serve this operator.',
    es: 'El concesionario no atiende a este operador.',
  })
