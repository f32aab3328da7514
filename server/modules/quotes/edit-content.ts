import type { QuoteActor } from '../../access'
import type { Transaction } from '../../db/connection'
import type { DeliveryMethod } from '../../db/schema'
import { isDay } from '../../domain/day'
import { type InvalidField, invalid } from '../../domain/domain-error'
import type { OrderAddress } from '../orders'
import { defaultAddress } from '../organizations'
import { deriveAmounts } from './derive-amounts'
import type { Quote } from './quote'
import { type AskedLine, completeLines } from './quote-lines'
import { replaceLines, setAnswer, setDelivery } from './stored-quote.repository'

/** The quoted price of one of a line. */
export interface Cost {
  lineId: string
  /** Null takes the price back. */
  price: { amount: number; currency: string } | null
}

interface Content {
  lines?: readonly AskedLine[] | undefined
  costs?: readonly Cost[] | undefined
  comment?: string | undefined
  validUntil?: string | null | undefined
  delivery?: DeliveryMethod | undefined
  address?: OrderAddress | undefined
  by: { actors: readonly QuoteActor[] }
  to?: unknown
}

/**
 * Stores changed lines, delivery, costs, comment and last day, and what follows from them.
 * @returns the quote as it is then
 * @throws DomainError invalid for a line that cannot be quoted, a cost of an unknown line or in another currency, and a
 *   last day that is not a date
 */
export async function editContent(trx: Transaction, quote: Quote, content: Content): Promise<Quote> {
  const { lines, costs = [], comment, validUntil, delivery, address, by, to } = content
  // The customer's own words are in the history, and the words of a move are stored with it.
  const answer = by.actors.includes('dealership') && to === undefined ? comment : undefined
  const isDelivered = delivery !== undefined || address !== undefined
  if (!lines && !isDelivered && costs.length === 0 && answer === undefined && validUntil === undefined) return quote
  if (typeof validUntil === 'string' && !isDay(validUntil)) throw invalid(notADay)
  const lineIds = new Set((lines ?? quote.lines).map(({ id }) => id))
  if (lines) {
    const sides = { dealershipId: quote.dealership.id, operatorId: quote.operator.id }
    const retainsPrices = by.actors.includes('dealership')
    const completed = await completeLines(trx, sides, lines, { lines: quote.lines, retainsPrices })
    await replaceLines(trx, quote, completed.lines)
  }
  if (isDelivered) await setDelivery(trx, quote, await deliveryOf(trx, quote, content))
  const [fault, ...others] = costs.flatMap((cost, index) =>
    costFaults({ lineIds, currency: quote.currency }, cost, index),
  )
  if (fault) throw invalid(fault, ...others)
  await setAnswer(trx, quote, { costs, comment: answer, validUntil })
  return deriveAmounts(trx, quote.id)
}

/** What is picked up needs no address; what is shipped goes where it was to go before, or to the default address. */
async function deliveryOf(trx: Transaction, quote: Quote, { delivery = quote.delivery, address }: Content) {
  if (delivery === 'PICKUP') return { delivery, address: null }
  return { delivery, address: address ?? quote.address ?? (await defaultAddress(trx, quote.operator.id)) ?? null }
}

interface Priceable {
  /** Of the lines that the quote has now; new ones have no id yet. */
  lineIds: ReadonlySet<string | undefined>
  currency: string
}

function costFaults({ lineIds, currency }: Priceable, cost: Cost, index: number): InvalidField[] {
  const path = `body.costs.${index}`
  if (!lineIds.has(cost.lineId)) {
    const message = { en: 'The quote does not have this line.', es: 'El presupuesto no tiene esta línea.' }
    return [{ path: `${path}.line_id`, message }]
  }
  if (cost.price === null || cost.price.currency === currency) return []
  const message = {
    en: `Prices of this quote are in ${currency}, not in ${cost.price.currency}.`,
    es: `Los precios de este presupuesto son en ${currency}, no en ${cost.price.currency}.`,
  }
  return [{ path: `${path}.cost.currency`, message }]
}

const notADay: InvalidField = {
  path: 'body.valid_until',
  message: { en: 'Enter a valid date.', es: 'Introduzca una fecha válida.' },
}
