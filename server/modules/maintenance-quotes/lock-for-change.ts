import { lockService, type MaintenanceQuoteActor } from '../../access'
import type { Transaction } from '../../db/connection'
import type { MaintenanceQuoteStatus } from '../../db/schema'
import { changedMeanwhile, notFound } from '../../domain/domain-error'
import { notServed } from './quote-refusals'
import { findSides, lockQuote, type StoredQuote } from './stored-quote.repository'

/** Who changes a quote, and what they have read. */
export interface QuoteChange {
  quoteId: string
  version: number
  actors: readonly MaintenanceQuoteActor[]
  personId: string
}

/**
 * Locks the service between the sides of a quote, and then the quote, in the order in which the end of the service does.
 * @returns the quote, and whether the dealership serves the operator
 */
export async function lockWithService(
  trx: Transaction,
  quoteId: string,
): Promise<{ quote: StoredQuote | undefined; isServed: boolean }> {
  const sides = await findSides(trx, quoteId)
  const isServed = sides !== undefined && (await lockService(trx, sides))
  return { quote: await lockQuote(trx, quoteId), isServed }
}

/**
 * Locks a quote that somebody is about to change.
 * @throws DomainError conflict with its current state if it has been changed since the version that was read; forbidden
 *   where the dealership no longer serves the operator
 */
export async function lockForChange(
  trx: Transaction,
  { quoteId, version, to }: Pick<QuoteChange, 'quoteId' | 'version'> & { to?: MaintenanceQuoteStatus },
): Promise<StoredQuote> {
  const { quote, isServed } = await lockWithService(trx, quoteId)
  if (!quote) throw notFound('Maintenance quote')
  // To withdraw it is possible ever after.
  if (to !== 'WITHDRAWN' && !isServed) throw notServed()
  if (quote.version !== version) throw changedMeanwhile({ status: quote.status, version: quote.version })
  return quote
}
