import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { invalidates, platform, unwrap } from '@/shared/api'

export const sessionDeviceQueries = {
  /** Where the reader is signed in, the last used first. */
  list: () =>
    queryOptions({
      queryKey: ['session-devices'] as const,
      queryFn: ({ signal }) => unwrap(platform.GET('/auth/sessions', { signal })),
    }),
}

const changesList = invalidates(sessionDeviceQueries.list().queryKey)

export const sessionDeviceMutations = {
  end: (id: string) =>
    mutationOptions({
      mutationFn: () => unwrap(platform.DELETE('/auth/sessions/{id}', { params: { path: { id } } })),
      ...changesList,
    }),
  /** Ends every session but this one. */
  endOthers: () => mutationOptions({ mutationFn: () => unwrap(platform.DELETE('/auth/sessions')), ...changesList }),
}
