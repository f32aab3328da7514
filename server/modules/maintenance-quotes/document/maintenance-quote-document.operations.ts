import type { Database } from '../../../db/connection'
import { notFound } from '../../../domain/domain-error'
import { localeOf } from '../../../domain/locale'
import { salesNumber } from '../../../domain/sales-number'
import type { Language } from '../../../domain/text'
import type { PlatformHandlers } from '../../../http/operation'
import { pdfReply } from '../../../http/pdf-reply'
import type { Composed, DocumentDrawer } from '../../../infrastructure/documents/document-drawer'
import { findLetterhead } from '../../orders'
import { findQuote, type MaintenanceQuote, type MaintenanceQuoteRepository } from '../maintenance-quote.repository'
import { readHistory } from '../quote-history.repository'
import { composeMaintenanceQuote } from './compose-maintenance-quote'

interface Dependencies {
  db: Database
  documents: Pick<DocumentDrawer, 'draw'>
  quotes: MaintenanceQuoteRepository
}

/** A maintenance quote as a PDF, for both of its sides and for the holder of a link to it. */
export function maintenanceQuoteDocumentOperations({ db, documents, quotes }: Dependencies) {
  async function compose(quote: MaintenanceQuote, isByLink: boolean, language: Language): Promise<Composed> {
    const [letterhead, history] = await Promise.all([findLetterhead(db, quote, isByLink), readHistory(db, quote.id)])
    const sentAt = history.findLast(({ to }) => to === 'SENT')?.changedAt
    const locale = localeOf(language, letterhead.region)
    const sheet = composeMaintenanceQuote({ quote, letterhead, sentAt, locale })
    return { name: salesNumber('maintenance_quote', quote.number), sheet, logoKey: letterhead.logoKey }
  }

  return {
    getMaintenanceQuoteDocument: async ({ path, caller, language }) =>
      pdfReply(
        await documents.draw(async () => {
          const quote = await quotes.visibleTo(caller).find(path.id)
          if (!quote) throw notFound('Maintenance quote')
          return compose(quote, false, language)
        }),
      ),

    getMaintenanceQuoteDocumentByLink: async ({ proof, language }) =>
      pdfReply(
        await documents.draw(async () => {
          const quote = await findQuote(db, proof.id)
          // Only what was sent has a last day; until then it is the dealership's alone, also by a link.
          if (!quote?.validUntil) throw notFound('Maintenance quote')
          return compose(quote, true, language)
        }),
      ),
  } satisfies Pick<PlatformHandlers, 'getMaintenanceQuoteDocument' | 'getMaintenanceQuoteDocumentByLink'>
}
