import { queryOptions } from '@tanstack/react-query'
import { listCartsQuery } from '#contract/platform-limits'
import { platform, unwrap } from '@/shared/api'
import type { CartSides } from './cart'

export const cartQueries = {
  all: () => ['carts'] as const,
  /** The reader's carts, those with lines first. */
  list: () =>
    queryOptions({
      queryKey: [...cartQueries.all(), 'list'] as const,
      queryFn: ({ signal }) =>
        unwrap(platform.GET('/carts/', { params: { query: { limit: listCartsQuery.limit.maximum } }, signal })),
    }),
  detail: (sides: CartSides) =>
    queryOptions({
      queryKey: [...cartQueries.all(), 'detail', sides] as const,
      queryFn: ({ signal }) =>
        unwrap(platform.GET('/carts/{dealershipId}/{operatorId}', { params: { path: sides }, signal })),
    }),
}
