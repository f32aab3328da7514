export { portalQuoteMutations, portalQuoteQueries, readQuoteDocumentByLink } from './portal-quote.queries'
export {
  endedWithService,
  isInternal,
  lacksAddress,
  type NewQuote,
  type PortalQuote,
  type PortalQuoteAnswer,
  type Quote,
  type QuoteLine,
  type QuoteStatus,
  type QuoteSummary,
  quoteLineName,
  quoteStatuses,
  requestedChange,
} from './quote'
export { quoteMutations } from './quote.mutations'
export { quoteQueries, readQuoteDocument } from './quote.queries'
export { quoteText } from './text'
export { EarlierOffers } from './ui/earlier-offers'
export { QuoteLineNotes, QuoteLines } from './ui/quote-lines'
export { QuoteStatusBadge } from './ui/quote-status-badge'
export { QuoteSums } from './ui/quote-sums'
export { useLiveOrderOfQuote, useLiveQuotes } from './use-live-quotes'
