import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { operations } from '#contract/platform'
import { platform, unwrap } from '@/shared/api'

type MaintenanceQuoteFilter = NonNullable<operations['listMaintenanceQuotes']['parameters']['query']>

export const maintenanceQuoteQueries = {
  all: () => ['maintenance-quotes'] as const,
  list: (filter: MaintenanceQuoteFilter) =>
    queryOptions({
      queryKey: [...maintenanceQuoteQueries.all(), 'list', filter] as const,
      queryFn: ({ signal }) => unwrap(platform.GET('/maintenance-quotes/', { params: { query: filter }, signal })),
      placeholderData: keepPreviousData,
    }),
  detail: (id: string) =>
    queryOptions({
      queryKey: [...maintenanceQuoteQueries.all(), 'detail', id] as const,
      queryFn: ({ signal }) => unwrap(platform.GET('/maintenance-quotes/{id}', { params: { path: { id } }, signal })),
    }),
}

/** A maintenance quote as a PDF, on the dealership's letterhead. */
export const readMaintenanceQuoteDocument = (id: string) =>
  unwrap(platform.GET('/maintenance-quotes/{id}/document', { params: { path: { id } }, parseAs: 'blob' }))
