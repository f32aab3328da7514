import { queryOptions } from '@tanstack/react-query'
import { platform, unwrap } from '@/shared/api'
import { isUnderWay } from './manual'

/** How long the socket may be silent while a manual is processed before the list is read anew; in milliseconds. */
const silenceMs = 4000

export const manualQueries = {
  all: () => ['manuals'] as const,
  /**
   * The manuals of a machine, newest first.
   *
   * What the socket tells is written into this list, which starts the interval anew: while it tells, nothing is fetched.
   */
  ofMachine: (machineId: string) =>
    queryOptions({
      queryKey: [...manualQueries.all(), 'of-machine', machineId] as const,
      queryFn: ({ signal }) =>
        unwrap(platform.GET('/machines/{id}/manuals', { params: { path: { id: machineId } }, signal })),
      refetchInterval: ({ state }) => (state.data?.items.some(isUnderWay) ? silenceMs : false),
    }),
}
