import type { MaintenanceQuoteStatus } from '../../db/schema'
import { defineEvent } from '../../events/event'

export interface MaintenanceQuoteMove {
  quoteId: string
  from: MaintenanceQuoteStatus
  to: MaintenanceQuoteStatus
}

/** A maintenance quote has another status. */
export const maintenanceQuoteMoved = defineEvent<MaintenanceQuoteMove>('maintenance_quote.moved')
