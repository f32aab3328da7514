import { lockService, type MaintenanceQuoteActor } from '../../access'
import type { Transaction } from '../../db/connection'
import type { MaintenanceQuoteStatus } from '../../db/schema'
import { changedMeanwhile, notFound } from '../../domain/domain-error'
import { notServed } from './quote-refusals'
import { lockQuote, type StoredQuote } from './stored-quote.repository'

/** Who changes a quote, and what they have read. */
export interface QuoteChange {
  quoteId: string
  version: number
  actors: readonly MaintenanceQuoteActor[]
  personId: string
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
  const quote = await lockQuote(trx, quoteId)
  if (!quote) throw notFound('Maintenance quote')
  // To withdraw it is possible ever after.
  if (to !== 'WITHDRAWN' && !(await lockService(trx, quote))) throw notServed()
  if (quote.version !== version) throw changedMeanwhile({ status: quote.status, version: quote.version })
  return quote
}
