import type { components } from '#contract/platform'
import type { MaintenanceQuoteActor } from '../../access'
import type { Database } from '../../db/connection'
import { findLetterhead, letterheadToWire } from '../orders'
import type { LogoAddresses } from '../organizations'
import type { MaintenanceQuote } from './maintenance-quote.repository'
import { quoteToWire } from './maintenance-quote.wire'
import { readHistory } from './quote-history.repository'

interface Ports {
  db: Database
  logoAddress: LogoAddresses
}

interface Reader {
  actors: readonly MaintenanceQuoteActor[]
  isByLink?: boolean
}

/** A maintenance quote as one of its sides reads it, with its letterhead and its history. */
export async function describeQuote(
  { db, logoAddress }: Ports,
  quote: MaintenanceQuote,
  { actors, isByLink = false }: Reader,
): Promise<components['schemas']['MaintenanceQuote']> {
  const [history, letterhead] = await Promise.all([readHistory(db, quote.id), findLetterhead(db, quote, isByLink)])
  return quoteToWire(quote, { history, actors, letterhead: letterheadToWire(letterhead, logoAddress) })
}
