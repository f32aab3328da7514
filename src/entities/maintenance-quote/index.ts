export {
  endedWithService,
  isUnchecked,
  type MaintenanceQuote,
  type MaintenanceQuoteLine,
  type MaintenanceQuoteSummary,
  maintenanceQuoteStatuses,
  quotedMachine,
} from './maintenance-quote'
export { maintenanceQuoteMutations } from './maintenance-quote.mutations'
export { maintenanceQuoteQueries, readMaintenanceQuoteDocument } from './maintenance-quote.queries'
export {
  portalMaintenanceQuoteMutations,
  portalMaintenanceQuoteQueries,
  readMaintenanceQuoteDocumentByLink,
} from './portal-maintenance-quote.queries'
export { maintenanceQuoteText } from './text'
export { MaintenanceQuoteLines, type WorkLine } from './ui/maintenance-quote-lines'
export { MaintenanceQuoteStatusBadge } from './ui/maintenance-quote-status-badge'
export { MaintenanceQuoteSums } from './ui/maintenance-quote-sums'
export { useLiveMaintenanceQuotes } from './use-live-maintenance-quotes'
