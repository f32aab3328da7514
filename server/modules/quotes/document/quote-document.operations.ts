import { quoteActors } from '../../../access'
import type { Database } from '../../../db/connection'
import { conflict, notFound } from '../../../domain/domain-error'
import { localeOf } from '../../../domain/locale'
import { salesNumber } from '../../../domain/sales-number'
import type { Language } from '../../../domain/text'
import type { PlatformHandlers } from '../../../http/operation'
import { pdfReply } from '../../../http/pdf-reply'
import type { Composed, DocumentDrawer } from '../../../infrastructure/documents/document-drawer'
import { findLetterhead } from '../../orders'
import { isInternal, type Quote } from '../quote'
import { findQuote, type QuoteRepository } from '../quote.repository'
import { type Reader, showsPrices } from '../quote.wire'
import { listOffers } from '../quote-offer.repository'
import { composeQuote } from './compose-quote'

interface Dependencies {
  db: Database
  documents: Pick<DocumentDrawer, 'draw'>
  quotes: QuoteRepository
}

/** A quote as a PDF, for both of its sides and for the holder of a link to it. */
export function quoteDocumentOperations({ db, documents, quotes }: Dependencies) {
  async function compose(quote: Quote, reader: Reader & { isByLink: boolean }, language: Language): Promise<Composed> {
    if (!showsPrices(quote, reader)) throw notAnswered()
    const [letterhead, offers] = await Promise.all([findLetterhead(db, quote, reader.isByLink), listOffers(db, quote)])
    const locale = localeOf(language, letterhead.region)
    const sheet = composeQuote({ quote, letterhead, sentAt: offers.at(-1)?.sentAt, locale })
    return { name: salesNumber('quote', quote.number), sheet, logoKey: letterhead.logoKey }
  }

  return {
    getQuoteDocument: async ({ path, caller, language }) =>
      pdfReply(
        await documents.draw(async () => {
          const quote = await quotes.visibleTo(caller).find(path.id)
          if (!quote) throw notFound('Quote')
          const sides = { dealershipId: quote.dealership.id, operatorId: quote.operator.id }
          return compose(quote, { actors: quoteActors(caller, sides), isByLink: false }, language)
        }),
      ),

    getQuoteDocumentByLink: async ({ proof, language }) =>
      pdfReply(
        await documents.draw(async () => {
          const quote = await findQuote(db, proof.id)
          if (!quote || isInternal(quote.status)) throw notFound('Quote')
          return compose(quote, { actors: ['customer'], isByLink: true }, language)
        }),
      ),
  } satisfies Pick<PlatformHandlers, 'getQuoteDocument' | 'getQuoteDocumentByLink'>
}

const notAnswered = () =>
  conflict('no_document', {
    en: 'The dealership has not sent this quote yet.',
    es: 'El concesionario todavía no ha enviado este presupuesto.',
  })
