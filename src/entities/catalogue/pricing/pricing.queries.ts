import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { listPriceListEntriesQuery, listPriceListsQuery } from '#contract/platform-limits'
import { platform, unwrap } from '@/shared/api'
import { catalogueQueries } from '../catalogue.queries'

type Page = { page: number; limit: number; search?: string | undefined }

/** Of a dealership's catalogue, by its id. */
export const pricingQueries = {
  all: () => [...catalogueQueries.all(), 'pricing'] as const,
  /** Every price list, as one is chosen among them. */
  priceLists: (id: string) =>
    queryOptions({
      queryKey: [...pricingQueries.all(), id, 'price-lists'] as const,
      queryFn: ({ signal }) =>
        unwrap(
          platform.GET('/catalogues/{id}/price-lists', {
            params: { path: { id }, query: { limit: listPriceListsQuery.limit.maximum } },
            signal,
          }),
        ),
    }),
  entries: (id: string, listId: string, filter: Page) =>
    queryOptions({
      queryKey: [...pricingQueries.all(), id, 'entries', listId, filter] as const,
      queryFn: ({ signal }) =>
        unwrap(
          platform.GET('/catalogues/{id}/price-lists/{listId}/entries', {
            params: { path: { id, listId }, query: filter },
            signal,
          }),
        ),
      placeholderData: keepPreviousData,
    }),
  /** All prices of one part in a price list. */
  pricesOfPart: (id: string, listId: string, part: { id: string; part_number: string }) =>
    queryOptions({
      queryKey: [...pricingQueries.all(), id, 'prices', listId, part.id] as const,
      queryFn: async ({ signal }) => {
        const query = { search: part.part_number, limit: listPriceListEntriesQuery.limit.maximum }
        const { items } = await unwrap(
          platform.GET('/catalogues/{id}/price-lists/{listId}/entries', {
            params: { path: { id, listId }, query },
            signal,
          }),
        )
        return items.filter(({ part_id }) => part_id === part.id)
      },
    }),
  terms: (id: string, filter: Page) =>
    queryOptions({
      queryKey: [...pricingQueries.all(), id, 'terms', filter] as const,
      queryFn: ({ signal }) =>
        unwrap(platform.GET('/catalogues/{id}/customer-terms', { params: { path: { id }, query: filter }, signal })),
      placeholderData: keepPreviousData,
    }),
  taxRates: (id: string, filter: Page) =>
    queryOptions({
      queryKey: [...pricingQueries.all(), id, 'tax-rates', filter] as const,
      queryFn: ({ signal }) =>
        unwrap(platform.GET('/catalogues/{id}/tax-rates', { params: { path: { id }, query: filter }, signal })),
      placeholderData: keepPreviousData,
    }),
}
