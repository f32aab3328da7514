import { queryOptions } from '@tanstack/react-query'
import type { operations } from '#contract/platform'
import { platform, unwrap } from '@/shared/api'
import type { Email } from './email'

type EmailFilter = NonNullable<operations['listEmails']['parameters']['query']>

/** How often e-mails are refetched while one of them waits to be sent; in milliseconds. */
const sendingMs = 5_000

const isQueued = ({ status }: Email) => status === 'QUEUED'

export const emailQueries = {
  all: () => ['emails'] as const,
  list: (filter: EmailFilter) =>
    queryOptions({
      queryKey: [...emailQueries.all(), 'list', filter] as const,
      queryFn: ({ signal }) => unwrap(platform.GET('/emails/', { params: { query: filter }, signal })),
      refetchInterval: ({ state }) => (state.data?.items.some(isQueued) ? sendingMs : false),
    }),
  detail: (id: string) =>
    queryOptions({
      queryKey: [...emailQueries.all(), 'detail', id] as const,
      queryFn: ({ signal }) => unwrap(platform.GET('/emails/{id}', { params: { path: { id } }, signal })),
      refetchInterval: ({ state }) => (state.data && isQueued(state.data) ? sendingMs : false),
    }),
}
