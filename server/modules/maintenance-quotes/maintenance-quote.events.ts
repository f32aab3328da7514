import type { MaintenanceQuoteStatus } from '../../db/schema'
import { defineEvent } from '../../events/event'

export interface MaintenanceQuoteMove {
  quoteId: string
  from: MaintenanceQuoteStatus
  to: MaintenanceQuoteStatus
  /** What the person who moved it wrote. */
  reason?: string
  /** Why the system moved it, where the status does not say so. */
  cause?: 'service_ended' | undefined
}

/** A maintenance quote has another status. */
export const maintenanceQuoteMoved = defineEvent<MaintenanceQuoteMove>('maintenance_quote.moved')

/** What a dealership had open with an operator was withdrawn because it no longer serves it, each with where it came from. */
export const maintenanceQuotesEnded = defineEvent<{
  dealershipId: string
  operatorId: string
  quotes: readonly Pick<MaintenanceQuoteMove, 'quoteId' | 'from'>[]
}>('maintenance_quotes.ended')

/** A maintenance quote was drafted, or its lines or comment were changed. */
export const maintenanceQuoteEdited = defineEvent<{ quoteId: string }>('maintenance_quote.edited')
