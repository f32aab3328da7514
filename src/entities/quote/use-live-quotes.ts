import { useLive } from '@/shared/realtime'
import { quoteQueries } from './quote.queries'

/** Reloads quotes whenever one of the organization is requested, answered, changed or opened. */
export const useLiveQuotes = (organizationId: string | undefined): void =>
  useLive(['quote.changed'], organizationId, quoteQueries.all())

/** Reloads quotes whenever the order of one changes, such as when it is paid. */
export const useLiveOrderOfQuote = (orderId: string | null): void =>
  useLive(['order.changed'], orderId ?? undefined, quoteQueries.all())
