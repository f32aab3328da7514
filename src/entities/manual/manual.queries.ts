import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { operations } from '#contract/platform'
import { platform, unwrap } from '@/shared/api'
import { isUnderWay } from './manual'

export type LibraryFilter = NonNullable<operations['listManuals']['parameters']['query']>
export type HitFilter = operations['searchManuals']['parameters']['query']

/** How long the socket may be silent while a manual is processed before the list is refetched; in milliseconds. */
const silenceMs = 4000

export const manualQueries = {
  all: () => ['manuals'] as const,
  lists: () => [...manualQueries.all(), 'list'] as const,
  /**
   * The manuals of a machine, newest first.
   *
   * The socket's news is written into this list, which restarts the interval: while news arrives, nothing is fetched.
   */
  ofMachine: (machineId: string) =>
    queryOptions({
      queryKey: [...manualQueries.lists(), 'of-machine', machineId] as const,
      queryFn: ({ signal }) =>
        unwrap(platform.GET('/machines/{id}/manuals', { params: { path: { id: machineId } }, signal })),
      refetchInterval: ({ state }) => (state.data?.items.some(isUnderWay) ? silenceMs : false),
    }),
  /** The manuals of all machines. */
  library: (filter: LibraryFilter) =>
    queryOptions({
      queryKey: [...manualQueries.lists(), 'library', filter] as const,
      queryFn: ({ signal }) => unwrap(platform.GET('/manuals/', { params: { query: filter }, signal })),
      placeholderData: keepPreviousData,
      refetchInterval: ({ state }) => (state.data?.items.some(isUnderWay) ? silenceMs : false),
    }),
  /** The pages with the search words: the best first, or in page order within one manual. */
  hits: (filter: HitFilter) =>
    queryOptions({
      queryKey: [...manualQueries.all(), 'hits', filter] as const,
      queryFn: ({ signal }) => unwrap(platform.GET('/manuals/search', { params: { query: filter }, signal })),
      placeholderData: keepPreviousData,
    }),
}
