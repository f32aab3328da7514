import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { operations } from '#contract/platform'
import { platform, unwrap } from '@/shared/api'

type BrandFilter = NonNullable<operations['listBrands']['parameters']['query']>

export const brandQueries = {
  all: () => ['brands'] as const,
  /** The brands of the machines that the reader may see; for a super user all. */
  list: (filter: BrandFilter) =>
    queryOptions({
      queryKey: [...brandQueries.all(), 'list', filter] as const,
      queryFn: ({ signal }) => unwrap(platform.GET('/machines/brands', { params: { query: filter }, signal })),
      placeholderData: keepPreviousData,
    }),
}
