import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { platform, unwrap } from '@/shared/api'
import type { QuoteFilter } from './quote'

export const quoteQueries = {
  all: () => ['quotes'] as const,
  list: (filter: QuoteFilter) =>
    queryOptions({
      queryKey: [...quoteQueries.all(), 'list', filter] as const,
      queryFn: ({ signal }) => unwrap(platform.GET('/quotes/', { params: { query: filter }, signal })),
      placeholderData: keepPreviousData,
    }),
  detail: (id: string) =>
    queryOptions({
      queryKey: [...quoteQueries.all(), 'detail', id] as const,
      queryFn: ({ signal }) => unwrap(platform.GET('/quotes/{id}', { params: { path: { id } }, signal })),
    }),
}

/** A quote as a PDF, on the dealership's letterhead. */
export const readQuoteDocument = (id: string) =>
  unwrap(platform.GET('/quotes/{id}/document', { params: { path: { id } }, parseAs: 'blob' }))
