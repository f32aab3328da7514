import type { Database } from '../../db/connection'
import type { Transact } from '../../events/unit-of-work'
import type { DocumentDrawer } from '../../infrastructure/documents/document-drawer'
import type { Outbox } from '../notifications'
import type { LogoAddresses } from '../organizations'
import type { PortalLinks } from '../portal-links'
import { quoteDocumentOperations } from './document/quote-document.operations'
import { endQuotesOfService } from './end-of-service'
import { everyQuarterOfAnHour, expireQuotesJob } from './expire-quotes.job'
import { quotePortalOperations } from './portal/quote-portal.operations'
import { requestKitsOperations } from './portal/request-kits.operations'
import { quoteOperations } from './quote.operations'
import { createQuoteRepository } from './quote.repository'
import { quotesTool } from './tools/quotes.tool'

export { announceQuote } from './announce-quote'
export { changeQuote } from './change-quote'
export { createQuote } from './create-quote'
export { expireQuote } from './expire-quotes.job'
export { quoteChanged } from './quote.events'
export { lockQuote } from './stored-quote.repository'

interface QuotesOptions {
  db: Database
  documents: Pick<DocumentDrawer, 'draw'>
  logoAddress: LogoAddresses
  transact: Transact
  outbox: Outbox
  portalLinks: PortalLinks
}

/** Prices that a dealership offers on request, until they become an order. */
export function createQuotes({ db, documents, logoAddress, transact, outbox, portalLinks }: QuotesOptions) {
  const quotes = createQuoteRepository(db)
  return {
    operations: {
      ...quoteOperations({ db, logoAddress, transact, outbox, portalLinks, quotes }),
      ...quoteDocumentOperations({ db, documents, quotes }),
      ...quotePortalOperations({ db, logoAddress, transact, outbox, portalLinks }),
      ...requestKitsOperations({ transact, outbox }),
    },
    tools: [quotesTool({ db, quotes })],
    jobs: { 'expire-quotes': expireQuotesJob({ db, transact, outbox, portalLinks }) },
    crontab: everyQuarterOfAnHour,
    endOfService: endQuotesOfService(outbox),
  }
}
