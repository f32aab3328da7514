import { queryOptions } from '@tanstack/react-query'
import { platform, unwrap } from '@/shared/api'

export const userQueries = {
  all: () => ['users'] as const,
  /** The person who is signed in. */
  me: () =>
    queryOptions({
      queryKey: [...userQueries.all(), 'me'] as const,
      queryFn: ({ signal }) => unwrap(platform.GET('/auth/me', { signal })),
    }),
}
