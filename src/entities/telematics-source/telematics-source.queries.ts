import { queryOptions } from '@tanstack/react-query'
import { listTelematicsSourcesQuery } from '#contract/platform-limits'
import { platform, unwrap } from '@/shared/api'
import type { TelematicsSource } from './telematics-source'

/** More endpoints than an operator has. */
const allAtOnce = listTelematicsSourcesQuery.limit.maximum
const whileReadingMs = 2000

export const telematicsSourceQueries = {
  all: () => ['telematics-sources'] as const,
  /** The endpoints of an operator, refetched at intervals while one of them is being read. */
  list: (organizationId: string) =>
    queryOptions({
      queryKey: [...telematicsSourceQueries.all(), 'list', organizationId] as const,
      queryFn: async ({ signal }) => {
        const params = { path: { orgId: organizationId }, query: { limit: allAtOnce } }
        const { items } = await unwrap(platform.GET('/telematics/{orgId}/sources', { params, signal }))
        return items
      },
      refetchInterval: ({ state }) => (state.data?.some(({ is_reading }) => is_reading) ? whileReadingMs : false),
    }),
  /** What became of each machine when it was last read. */
  report: ({ id, last_outcome }: TelematicsSource) =>
    queryOptions({
      queryKey: [...telematicsSourceQueries.all(), 'report', id, last_outcome?.read_at] as const,
      queryFn: ({ signal }) =>
        unwrap(platform.GET('/telematics-sources/{id}/report', { params: { path: { id } }, signal })),
    }),
}
