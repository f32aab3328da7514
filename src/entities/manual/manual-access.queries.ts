import { queryOptions } from '@tanstack/react-query'
import type { components } from '#contract/platform'
import { platform, unwrap } from '@/shared/api'

export type ManualAccess = components['schemas']['FileAccess']

/** New addresses are asked for this long before the old ones end, so that a page turned meanwhile still loads. */
const marginMs = 60_000

/** However short the addresses live, they are not asked for more often than this. */
const shortestWaitMs = 10_000

/** However long they live, they are asked for again after a day: a browser's timer of more than 24.8 days fires at once. */
const maxWaitMs = 24 * 60 * 60_000

export const manualAccessQueries = {
  /** The short-lived addresses of a manual's pages and PDF, renewed as long as they are in use. */
  of: (manualId: string) =>
    queryOptions({
      queryKey: ['manual-access', manualId] as const,
      queryFn: ({ signal }) =>
        unwrap(platform.GET('/files/{id}/access', { params: { path: { id: manualId } }, signal })),
      staleTime: ({ state }) => untilRenewal(state.data, state.dataUpdatedAt),
      refetchInterval: ({ state }) => (state.data ? untilRenewal(state.data, Date.now()) : false),
      refetchIntervalInBackground: true,
    }),
}

/**
 * How long addresses can still be used without asking for new ones, in milliseconds.
 *
 * @param now milliseconds since the epoch
 */
export function untilRenewal(access: ManualAccess | undefined, now: number): number {
  if (!access) return 0
  const wait = Date.parse(access.expires_at) - marginMs - now
  return Math.min(Math.max(wait, shortestWaitMs), maxWaitMs)
}
