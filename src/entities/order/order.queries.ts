import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { platform, unwrap } from '@/shared/api'
import type { CardFilter, OrderBoardFilter, OrderDocumentKind, OrderFilter } from './order'

/** As many messages as people read back; older ones are in the history of the order itself. */
const shownMessages = 200

/** Orders that a column of the board shows at first, and adds on demand. */
const columnPageSize = 10

export const orderQueries = {
  all: () => ['orders'] as const,
  list: (filter: OrderFilter) =>
    queryOptions({
      queryKey: [...orderQueries.all(), 'list', filter] as const,
      queryFn: ({ signal }) => unwrap(platform.GET('/orders/', { params: { query: filter }, signal })),
      placeholderData: keepPreviousData,
    }),
  /** The orders of one column of the board, newest first, further pages on demand. */
  column: (filter: OrderBoardFilter) =>
    infiniteQueryOptions({
      queryKey: [...orderQueries.all(), 'column', filter] as const,
      queryFn: ({ pageParam, signal }) =>
        unwrap(
          platform.GET('/orders/', {
            params: { query: { ...filter, page: pageParam, limit: columnPageSize } },
            signal,
          }),
        ),
      initialPageParam: 1,
      getNextPageParam: ({ page, limit, total }) => (page * limit < total ? page + 1 : undefined),
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
      queryFn: ({ signal }) => readOrder(id, signal),
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

export const readOrder = (id: string, signal: AbortSignal) =>
  unwrap(platform.GET('/orders/{id}', { params: { path: { id } }, signal }))

/**
 * A document of an order, as a PDF.
 * @param number of a credit note
 */
export const readOrderDocument = (id: string, kind: OrderDocumentKind, number?: string) =>
  unwrap(
    platform.GET('/orders/{id}/documents/{kind}', {
      params: { path: { id, kind }, query: number === undefined ? {} : { number } },
      parseAs: 'blob',
    }),
  )
