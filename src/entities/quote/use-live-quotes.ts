import { useLive } from '@/shared/realtime'
import { quoteQueries } from './quote.queries'

/** Reloads quotes whenever one of the organization is requested, answered, changed or opened. */
export const useLiveQuotes = (organizationId: string | undefined): void =>
  useLive(['quote.changed'], organizationId, quoteQueries.all())
