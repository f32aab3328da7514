import { queryOptions } from '@tanstack/react-query'
import { platform, unwrap } from '@/shared/api'

export const noticeQueries = {
  all: () => ['notices'] as const,
  /** The reader's newest ones. */
  newest: () =>
    queryOptions({
      queryKey: [...noticeQueries.all(), 'newest'] as const,
      queryFn: ({ signal }) => unwrap(platform.GET('/notices/', { signal })),
    }),
}
