import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { invalidatesOnConflictToo, platform, unwrap, withoutToken } from '@/shared/api'
import type { MaintenanceQuote, MaintenanceQuoteDecisionsByLink } from './maintenance-quote'

/** How often a quote is read again while somebody may still change it: links open no socket. */
const REFRESH_INTERVAL = 10_000

const ended: readonly MaintenanceQuote['status'][] = ['DECLINED', 'EXPIRED', 'WITHDRAWN', 'COMPLETED']

/** A maintenance quote by the token of its link: whoever is signed in makes no difference. */
export const portalMaintenanceQuoteQueries = {
  all: () => ['portal-maintenance-quotes'] as const,
  detail: (token: string) =>
    queryOptions({
      queryKey: [...portalMaintenanceQuoteQueries.all(), token] as const,
      queryFn: ({ signal }) =>
        unwrap(
          platform.GET('/maintenance-quotes/token/{token}', {
            params: { path: { token } },
            fetch: withoutToken,
            signal,
          }),
        ),
      refetchInterval: ({ state: { data } }) => (data && !ended.includes(data.status) ? REFRESH_INTERVAL : false),
    }),
}

/** The maintenance quote as a PDF, on the dealership's letterhead. */
export const readMaintenanceQuoteDocumentByLink = (token: string) =>
  unwrap(
    platform.GET('/maintenance-quotes/token/{token}/document', {
      params: { path: { token } },
      fetch: withoutToken,
      parseAs: 'blob',
    }),
  )

export const portalMaintenanceQuoteMutations = {
  /** Approves or declines each line. Throws `ApiError`; 409 where the quote has changed meanwhile. */
  decide: (token: string) =>
    mutationOptions({
      mutationFn: (body: MaintenanceQuoteDecisionsByLink) =>
        unwrap(
          platform.PUT('/maintenance-quotes/token/{token}', {
            params: { path: { token } },
            body,
            fetch: withoutToken,
          }),
        ),
      ...invalidatesOnConflictToo(portalMaintenanceQuoteQueries.all()),
    }),
}
