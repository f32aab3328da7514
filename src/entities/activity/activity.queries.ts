import { infiniteQueryOptions } from '@tanstack/react-query'
import { listRecentActivityQuery } from '#contract/platform-limits'
import { platform, unwrap } from '@/shared/api'

/** "Recent activity 5 per page (20 kept locally)" (specification, section 9). */
const pageSize = listRecentActivityQuery.limit.default
const MAX_STORED = 20

export const activityQueries = {
  all: () => ['activity'] as const,
  /** What happened lately in an organization, newest first, further pages on demand. */
  recent: (organizationId: string) =>
    infiniteQueryOptions({
      queryKey: [...activityQueries.all(), 'recent', organizationId] as const,
      queryFn: ({ pageParam, signal }) =>
        unwrap(
          platform.GET('/organizations/{id}/recent-activity', {
            params: { path: { id: organizationId }, query: { page: pageParam, limit: pageSize } },
            signal,
          }),
        ),
      initialPageParam: 1,
      getNextPageParam: ({ page, limit, total }) => (page * limit < Math.min(total, MAX_STORED) ? page + 1 : undefined),
    }),
}
