import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { operations } from '#contract/platform'
import { platform, unwrap } from '@/shared/api'

export type OperatorMachineFilter = NonNullable<operations['listOperatorMachines']['parameters']['query']>

/** Messages of a thread that are read at once, the newest. */
const messagesAtOnce = 200

export const operatorMachineQueries = {
  all: () => ['operator-machines'] as const,
  lists: () => [...operatorMachineQueries.all(), 'list'] as const,
  list: (filter: OperatorMachineFilter) =>
    queryOptions({
      queryKey: [...operatorMachineQueries.lists(), filter] as const,
      queryFn: ({ signal }) => unwrap(platform.GET('/machines/operator', { params: { query: filter }, signal })),
      placeholderData: keepPreviousData,
    }),
  /** How many messages there are to read; asked again every minute, for the badge in the menu. */
  unread: () =>
    queryOptions({
      queryKey: [...operatorMachineQueries.lists(), 'unread'] as const,
      queryFn: ({ signal }) => unwrap(platform.GET('/machines/operator/unread', { signal })),
      refetchInterval: 60_000,
    }),
  detail: (id: string) =>
    queryOptions({
      queryKey: [...operatorMachineQueries.all(), 'detail', id] as const,
      queryFn: ({ signal }) => unwrap(platform.GET('/machines/operator/{id}', { params: { path: { id } }, signal })),
    }),
  /** Who may answer a thread, and what was done about it. */
  progress: (id: string) =>
    queryOptions({
      queryKey: [...operatorMachineQueries.all(), 'progress', id] as const,
      queryFn: ({ signal }) =>
        unwrap(platform.GET('/machines/operator/{id}/thread', { params: { path: { id } }, signal })),
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
