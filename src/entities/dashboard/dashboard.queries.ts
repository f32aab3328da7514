import { queryOptions } from '@tanstack/react-query'
import { platform, unwrap } from '@/shared/api'

export const dashboardQueries = {
  all: () => ['dashboard'] as const,
  /** What waits for the caller's dealership; asked again whenever it is shown. */
  waiting: () =>
    queryOptions({
      queryKey: [...dashboardQueries.all(), 'waiting'] as const,
      queryFn: ({ signal }) => unwrap(platform.GET('/dashboard/waiting', { signal })),
      staleTime: 0,
    }),
  /** How the caller's dealership sells. */
  sales: () =>
    queryOptions({
      queryKey: [...dashboardQueries.all(), 'sales'] as const,
      queryFn: ({ signal }) => unwrap(platform.GET('/dashboard/sales', { signal })),
      staleTime: 5 * 60_000,
    }),
}
