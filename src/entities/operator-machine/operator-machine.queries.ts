import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query'
import type { operations } from '#contract/platform'
import { platform, unwrap } from '@/shared/api'

export type OperatorMachineFilter = NonNullable<operations['listOperatorMachines']['parameters']['query']>

/** Messages of a thread that are read at once, the newest. */
const messagesAtOnce = 200

export const operatorMachineQueries = {
  all: () => ['operator-machines'] as const,
  list: (filter: OperatorMachineFilter) =>
    queryOptions({
      queryKey: [...operatorMachineQueries.all(), 'list', filter] as const,
      queryFn: ({ signal }) => unwrap(platform.GET('/machines/operator', { params: { query: filter }, signal })),
      placeholderData: keepPreviousData,
    }),
  /** The thread on an operator's machine, newest first. */
  messages: (id: string) =>
    queryOptions({
      queryKey: [...operatorMachineQueries.all(), 'messages', id] as const,
      queryFn: ({ signal }) =>
        unwrap(
          platform.GET('/machines/operator/{id}/messages', {
            params: { path: { id }, query: { limit: messagesAtOnce } },
            signal,
          }),
        ),
    }),
}

export const operatorMachineMutations = {
  /** Writes to the other side. */
  send: () =>
    mutationOptions({
      mutationFn: ({ id, body }: { id: string; body: string }) =>
        unwrap(platform.POST('/machines/operator/{id}/messages', { params: { path: { id } }, body: { body } })),
    }),
}
