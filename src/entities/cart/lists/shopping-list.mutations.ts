import { mutationOptions } from '@tanstack/react-query'
import { invalidates, invalidatesOnConflictToo, platform, unwrap } from '@/shared/api'
import type { CartSides, NewCartLine } from '../cart'
import { cartQueries } from '../cart.queries'
import type { NewShoppingList, ShoppingListChange } from './shopping-list'
import { shoppingListQueries } from './shopping-list.queries'

const changesLists = invalidates(shoppingListQueries.all())

export const shoppingListMutations = {
  save: (sides: CartSides) =>
    mutationOptions({
      mutationFn: (body: NewShoppingList) =>
        unwrap(platform.POST('/carts/{dealershipId}/{operatorId}/lists', { params: { path: sides }, body })),
      ...changesLists,
    }),
  /** Its name, and whether colleagues see it; refused where somebody else has changed them meanwhile. */
  change: (sides: CartSides, listId: string) =>
    mutationOptions({
      mutationFn: (body: ShoppingListChange) =>
        unwrap(
          platform.PUT('/carts/{dealershipId}/{operatorId}/lists/{listId}', {
            params: { path: { ...sides, listId } },
            body,
          }),
        ),
      ...invalidatesOnConflictToo(shoppingListQueries.all()),
    }),
  remove: (sides: CartSides, listId: string) =>
    mutationOptions({
      mutationFn: async (): Promise<void> => {
        const params = { path: { ...sides, listId } }
        await unwrap(platform.DELETE('/carts/{dealershipId}/{operatorId}/lists/{listId}', { params }))
      },
      ...invalidates(shoppingListQueries.list(sides).queryKey),
    }),
  /** Raises the quantity of what is on the list already. */
  add: (sides: CartSides) =>
    mutationOptions({
      mutationFn: ({ listId, lines }: { listId: string; lines: NewCartLine[] }) =>
        unwrap(
          platform.POST('/carts/{dealershipId}/{operatorId}/lists/{listId}/lines', {
            params: { path: { ...sides, listId } },
            body: { lines },
          }),
        ),
      ...changesLists,
    }),
  changeLine: (sides: CartSides, listId: string) =>
    mutationOptions({
      mutationFn: ({ lineId, quantity }: { lineId: string; quantity: number }) =>
        unwrap(
          platform.PUT('/carts/{dealershipId}/{operatorId}/lists/{listId}/lines/{lineId}', {
            params: { path: { ...sides, listId, lineId } },
            body: { quantity },
          }),
        ),
      ...changesLists,
    }),
  removeLine: (sides: CartSides, listId: string) =>
    mutationOptions({
      mutationFn: (lineId: string) =>
        unwrap(
          platform.DELETE('/carts/{dealershipId}/{operatorId}/lists/{listId}/lines/{lineId}', {
            params: { path: { ...sides, listId, lineId } },
          }),
        ),
      ...changesLists,
    }),
  /** Puts what can be ordered into the reader's cart, and says what became of each line. */
  putIntoCart: (sides: CartSides) =>
    mutationOptions({
      mutationFn: (listId: string) =>
        unwrap(
          platform.POST('/carts/{dealershipId}/{operatorId}/lists/{listId}/cart', {
            params: { path: { ...sides, listId } },
          }),
        ),
      ...invalidates(cartQueries.all()),
    }),
}
