export {
  type MaintenanceQuote,
  type MaintenanceQuoteSummary,
  maintenanceQuoteStatuses,
  quotedMachine,
} from './maintenance-quote'
export { maintenanceQuoteMutations } from './maintenance-quote.mutations'
export { maintenanceQuoteQueries } from './maintenance-quote.queries'
export { maintenanceQuoteText } from './text'
export { MaintenanceQuoteStatusBadge } from './ui/maintenance-quote-status-badge'
