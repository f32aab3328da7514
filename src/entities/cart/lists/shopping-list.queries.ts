import { queryOptions } from '@tanstack/react-query'
import { listShoppingListsQuery } from '#contract/platform-limits'
import { platform, unwrap } from '@/shared/api'
import type { CartSides } from '../cart'

export const shoppingListQueries = {
  all: () => ['shopping-lists'] as const,
  /** The reader's lists of a dealership and an operator, and those that colleagues share, by name. */
  list: (sides: CartSides) =>
    queryOptions({
      queryKey: [...shoppingListQueries.all(), 'list', sides] as const,
      queryFn: ({ signal }) =>
        unwrap(
          platform.GET('/carts/{dealershipId}/{operatorId}/lists', {
            params: { path: sides, query: { limit: listShoppingListsQuery.limit.maximum } },
            signal,
          }),
        ),
    }),
  detail: (sides: CartSides, listId: string) =>
    queryOptions({
      queryKey: [...shoppingListQueries.all(), 'detail', sides, listId] as const,
      queryFn: ({ signal }) =>
        unwrap(
          platform.GET('/carts/{dealershipId}/{operatorId}/lists/{listId}', {
            params: { path: { ...sides, listId } },
            signal,
          }),
        ),
    }),
}
