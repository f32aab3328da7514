import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { assistants, unwrap } from '@/shared/api'
import type { AssistantName } from './conversation'
import { readStoredConversation } from './stored-conversation'

/** How many earlier conversations the history shows at first, and adds on demand. */
const historyPage = 20

type HistoryFilter = {
  /** Undefined for all. */
  assistant?: AssistantName
  /** The model that they are about; undefined for all. */
  machineId?: string | undefined
  search?: string
}

/** What was just begun or answered here need not be read again at once. */
const freshMs = 30_000

/** They change with the manuals alone. */
const suggestionsFreshMs = 10 * 60_000

export const conversationQueries = {
  all: () => ['conversations'] as const,
  lists: () => [...conversationQueries.all(), 'list'] as const,
  /**
   * The person's own conversations that have the words of a search, newest first, further pages on demand.
   */
  history: ({ assistant, machineId, search = '' }: HistoryFilter) =>
    infiniteQueryOptions({
      queryKey: [...conversationQueries.lists(), 'history', assistant ?? 'all', machineId ?? 'all', search] as const,
      queryFn: ({ pageParam, signal }) =>
        unwrap(
          assistants.GET('/conversations/', {
            params: { query: { assistant, machine_id: machineId, search, page: pageParam, limit: historyPage } },
            signal,
          }),
        ),
      initialPageParam: 1,
      getNextPageParam: ({ page, limit, total }) => (page * limit < total ? page + 1 : undefined),
      placeholderData: keepPreviousData,
    }),
  /** The person's last conversation with an assistant; undefined for none. */
  last: ({ assistant, machineId }: Pick<HistoryFilter, 'assistant' | 'machineId'>) =>
    queryOptions({
      queryKey: [...conversationQueries.lists(), 'last', assistant, machineId ?? 'all'] as const,
      queryFn: async ({ signal }) => {
        const query = { assistant, machine_id: machineId, limit: 1 }
        const { items } = await unwrap(assistants.GET('/conversations/', { params: { query }, signal }))
        return items[0] ?? null
      },
    }),
  /** Example questions that the manuals of a machine answer; the same for hours. */
  suggestions: ({ id, serial_number }: { id: string; serial_number: string | null }) =>
    queryOptions({
      queryKey: [...conversationQueries.all(), 'suggestions', id, serial_number] as const,
      queryFn: ({ signal }) =>
        unwrap(
          assistants.GET('/assistants/questions', {
            params: { query: { machine_id: id, serial_number: serial_number ?? undefined } },
            signal,
          }),
        ),
      staleTime: suggestionsFreshMs,
    }),
  /** One conversation with its turns; the one stored on this device is shown at once and then refetched. */
  detail: (id: string) =>
    queryOptions({
      queryKey: [...conversationQueries.all(), 'detail', id] as const,
      queryFn: ({ signal }) => unwrap(assistants.GET('/conversations/{id}', { params: { path: { id } }, signal })),
      initialData: () => readStoredConversation(id),
      initialDataUpdatedAt: 0,
      staleTime: freshMs,
    }),
}
