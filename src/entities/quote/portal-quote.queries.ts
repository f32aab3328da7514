import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { invalidatesOnConflictToo, platform, unwrap, withoutToken } from '@/shared/api'
import type { PortalQuote, PortalQuoteAnswer } from './quote'

/** How often a quote is read again while somebody may still change it: links open no socket. */
const REFRESH_INTERVAL = 10_000

const settled: readonly PortalQuote['status'][] = [
  'DISCARDED',
  'CONVERTED',
  'DECLINED',
  'WITHDRAWN',
  'EXPIRED',
  'REJECTED',
  'CANCELLED',
]

/** A quote by the token of its link: whoever is signed in makes no difference. */
export const portalQuoteQueries = {
  all: () => ['portal-quotes'] as const,
  detail: (token: string) =>
    queryOptions({
      queryKey: [...portalQuoteQueries.all(), token] as const,
      queryFn: ({ signal }) =>
        unwrap(platform.GET('/quotes/token/{token}', { params: { path: { token } }, fetch: withoutToken, signal })),
      refetchInterval: ({ state: { data } }) => (data && !settled.includes(data.status) ? REFRESH_INTERVAL : false),
    }),
}

/** The quote as a PDF, on the dealership's letterhead. */
export const readQuoteDocumentByLink = (token: string) =>
  unwrap(
    platform.GET('/quotes/token/{token}/document', {
      params: { path: { token } },
      fetch: withoutToken,
      parseAs: 'blob',
    }),
  )

export const portalQuoteMutations = {
  /** Accepts or declines the quote, or asks for a change. Throws `ApiError`; 409 where it has changed meanwhile. */
  answer: (token: string) =>
    mutationOptions({
      mutationFn: (body: PortalQuoteAnswer) =>
        unwrap(platform.PUT('/quotes/token/{token}', { params: { path: { token } }, body, fetch: withoutToken })),
      ...invalidatesOnConflictToo(portalQuoteQueries.all()),
    }),
}
