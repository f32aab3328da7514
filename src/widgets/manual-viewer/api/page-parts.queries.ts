import { queryOptions } from '@tanstack/react-query'
import type { components } from '#contract/platform'
import { platform, unwrap } from '@/shared/api'

export type PagePart = components['schemas']['PagePart']

/** What is on sale changes seldom while somebody turns pages. */
const FRESH_MS = 5 * 60_000

export const pagePartsQueries = {
  /** The parts of a page that a catalogue has. */
  of: (manualId: string, page: number) =>
    queryOptions({
      queryKey: ['page-parts', manualId, page] as const,
      queryFn: ({ signal }) =>
        unwrap(platform.GET('/files/{id}/pages/{n}/parts', { params: { path: { id: manualId, n: page } }, signal })),
      staleTime: FRESH_MS,
    }),
}
