import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query'
import type { operations } from '#contract/platform'
import { invalidates, platform, unwrap } from '@/shared/api'

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

const changesAll = invalidates(operatorMachineQueries.all())

export const operatorMachineMutations = {
  /** Gives an operator a model. Throws `ApiError`; 409 where the operator has it already. */
  assign: () =>
    mutationOptions({
      mutationFn: (chosen: { organization_id: string; machine_id: string }) =>
        unwrap(platform.POST('/machines/operator', { body: chosen })),
      ...changesAll,
    }),
  /** Marks a thread as read up to a message. */
  markRead: (id: string) =>
    mutationOptions({
      mutationFn: async (messageId: string): Promise<void> => {
        await unwrap(
          platform.PUT('/machines/operator/{id}/messages/read', {
            params: { path: { id } },
            body: { message_id: messageId },
          }),
        )
      },
      ...invalidates(operatorMachineQueries.lists()),
    }),
  /** Takes a model from an operator; 409 while instances of it are served. */
  takeBack: (id: string) =>
    mutationOptions({
      mutationFn: async (): Promise<void> => {
        await unwrap(platform.DELETE('/machines/operator/{id}', { params: { path: { id } } }))
      },
      ...changesAll,
    }),
}
