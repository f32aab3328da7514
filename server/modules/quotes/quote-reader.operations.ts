import type { components } from '#contract/platform'
import type { Database } from '../../db/connection'
import type { Language } from '../../domain/text'
import { findLetterhead, letterheadToWire } from '../orders'
import type { LogoAddresses } from '../organizations'
import { isOpen, type Quote } from './quote'
import { quoteToWire, type Reader } from './quote.wire'
import { listHistory } from './quote-history.repository'
import { lineProblems } from './quote-lines'
import { listOffers } from './quote-offer.repository'
import { offerToWire } from './quote-offer.wire'

interface Ports {
  db: Database
  logoAddress: LogoAddresses
}

interface Described {
  reader: Reader
  isByLink?: boolean
  language: Language
}

/** A quote as one of its sides reads it, with its history and what prevents its lines from being ordered now. */
export async function describeQuote(
  { db, logoAddress }: Ports,
  quote: Quote,
  { reader, isByLink = false, language }: Described,
): Promise<components['schemas']['Quote']> {
  const [history, offers, problems, letterhead] = await Promise.all([
    listHistory(db, quote.id),
    listOffers(db, quote),
    isOpen(quote.status) ? lineProblems(db, quote) : new Map(),
    findLetterhead(db, quote, isByLink),
  ])
  return quoteToWire(quote, {
    reader,
    problems,
    letterhead: letterheadToWire(letterhead, logoAddress),
    offers: offers.map(offerToWire),
    history: history.map(({ changedAt, emailedTo, ...change }) => ({
      ...change,
      changed_at: changedAt.toISOString(),
      ...(emailedTo && reader.actors.includes('dealership') && { emailed_to: emailedTo }),
    })),
    language,
  })
}
