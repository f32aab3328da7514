import { queryOptions } from '@tanstack/react-query'
import { platform, unwrap } from '@/shared/api'

export const sessionDeviceQueries = {
  /** Where the reader is signed in, the last used first. */
  list: () =>
    queryOptions({
      queryKey: ['session-devices'] as const,
      queryFn: ({ signal }) => unwrap(platform.GET('/auth/sessions', { signal })),
    }),
}
