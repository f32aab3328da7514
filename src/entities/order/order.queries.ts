import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { platform, unwrap } from '@/shared/api'
import type { CardFilter, OrderDocumentKind, OrderFilter } from './order'

/** As many messages as people read back; older ones are in the history of the order itself. */
const shownMessages = 200

export const orderQueries = {
  all: () => ['orders'] as const,
  list: (filter: OrderFilter) =>
    queryOptions({
      queryKey: [...orderQueries.all(), 'list', filter] as const,
      queryFn: ({ signal }) => unwrap(platform.GET('/orders/', { params: { query: filter }, signal })),
      placeholderData: keepPreviousData,
    }),
  /** How many orders there are in each status, and their sums. */
  cards: (filter: CardFilter) =>
    queryOptions({
      queryKey: [...orderQueries.all(), 'cards', filter] as const,
      queryFn: ({ signal }) => unwrap(platform.GET('/orders/cards/', { params: { query: filter }, signal })),
    }),
  detail: (id: string) =>
    queryOptions({
      queryKey: [...orderQueries.all(), 'detail', id] as const,
      queryFn: ({ signal }) => unwrap(platform.GET('/orders/{id}', { params: { path: { id } }, signal })),
    }),
  history: (id: string) =>
    queryOptions({
      queryKey: [...orderQueries.all(), 'history', id] as const,
      queryFn: ({ signal }) => unwrap(platform.GET('/orders/{id}/history', { params: { path: { id } }, signal })),
    }),
  returns: (id: string) =>
    queryOptions({
      queryKey: [...orderQueries.all(), 'returns', id] as const,
      queryFn: ({ signal }) => unwrap(platform.GET('/orders/{id}/returns', { params: { path: { id } }, signal })),
    }),
  messages: (id: string) =>
    queryOptions({
      queryKey: [...orderQueries.all(), 'messages', id] as const,
      queryFn: ({ signal }) =>
        unwrap(
          platform.GET('/orders/{id}/messages', {
            params: { path: { id }, query: { limit: shownMessages } },
            signal,
          }),
        ),
    }),
}

/** The confirmation or the invoice of an order, as a PDF. */
export const readOrderDocument = (id: string, kind: OrderDocumentKind) =>
  unwrap(platform.GET('/orders/{id}/documents/{kind}', { params: { path: { id, kind } }, parseAs: 'blob' }))
