import { mutationOptions } from '@tanstack/react-query'
import { invalidates, platform, unwrap } from '@/shared/api'
import { noticeQueries } from './notice.queries'

export const noticeMutations = {
  /** Up to the moment of the newest one that was shown. */
  read: () =>
    mutationOptions({
      mutationFn: async (until: string): Promise<void> => {
        await unwrap(platform.PUT('/notices/read', { body: { until } }))
      },
      ...invalidates(noticeQueries.all()),
    }),
}
