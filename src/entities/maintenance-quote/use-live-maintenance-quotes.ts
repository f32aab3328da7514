import { useLive } from '@/shared/realtime'
import { maintenanceQuoteQueries } from './maintenance-quote.queries'

/** Reloads maintenance quotes whenever one of the organization is drafted, changed or moved. */
export const useLiveMaintenanceQuotes = (organizationId: string | undefined): void =>
  useLive(['maintenance_quote.changed'], organizationId, maintenanceQuoteQueries.all())
