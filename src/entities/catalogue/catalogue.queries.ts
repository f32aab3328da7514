import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { components } from '#contract/platform'
import { listCataloguesQuery } from '#contract/platform-limits'
import { platform, unwrap } from '@/shared/api'
import type { BundleFilter, PartFilter } from './catalogue'

/** Every dealership has one catalogue, and nobody buys from more of them than this. */
const allCatalogues = { limit: listCataloguesQuery.limit.maximum }

/** What numbers and quantities stand for, with the prices of the reader or of a dealership's customer; in their order. */
export const resolveNumbers = (catalogueId: string, body: components['schemas']['NumbersToResolve']) =>
  unwrap(platform.POST('/catalogues/{id}/resolve', { params: { path: { id: catalogueId } }, body }))

export const catalogueQueries = {
  all: () => ['catalogues'] as const,
  /** The catalogues that the caller may see: that of the own dealership, or those of the dealerships that serve an operator. */
  list: () =>
    queryOptions({
      queryKey: [...catalogueQueries.all(), 'list'] as const,
      queryFn: ({ signal }) => unwrap(platform.GET('/catalogues/', { params: { query: allCatalogues }, signal })),
    }),
  parts: (id: string, filter: PartFilter) =>
    queryOptions({
      queryKey: [...catalogueQueries.all(), id, 'parts', filter] as const,
      queryFn: ({ signal }) =>
        unwrap(platform.GET('/catalogues/{id}/parts', { params: { path: { id }, query: filter }, signal })),
      placeholderData: keepPreviousData,
    }),
  part: (partId: string) =>
    queryOptions({
      queryKey: [...catalogueQueries.all(), 'part', partId] as const,
      queryFn: ({ signal }) =>
        unwrap(platform.GET('/catalogue-parts/{id}', { params: { path: { id: partId } }, signal })),
    }),
  /** The prices of a part by quantity, which only the dealership's staff see. */
  priceBreaks: (id: string, partId: string) =>
    queryOptions({
      queryKey: [...catalogueQueries.all(), id, 'price-breaks', partId] as const,
      queryFn: ({ signal }) =>
        unwrap(
          platform.GET('/catalogues/{id}/parts/{partId}/price-breaks', { params: { path: { id, partId } }, signal }),
        ),
    }),
  bundle: (bundleId: string) =>
    queryOptions({
      queryKey: [...catalogueQueries.all(), 'bundle', bundleId] as const,
      queryFn: ({ signal }) =>
        unwrap(platform.GET('/catalogue-parts/bundle/{id}', { params: { path: { id: bundleId } }, signal })),
    }),
  bundles: (id: string, filter: BundleFilter) =>
    queryOptions({
      queryKey: [...catalogueQueries.all(), id, 'bundles', filter] as const,
      queryFn: ({ signal }) =>
        unwrap(platform.GET('/catalogues/{id}/bundles', { params: { path: { id }, query: filter }, signal })),
      placeholderData: keepPreviousData,
    }),
}
