import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import { invalidatesOnConflictToo, platform, unwrap } from '@/shared/api'
import type { Cart, CartOrder, CartSides, NewCartLine } from './cart'
import { cartQueries } from './cart.queries'

/** Each change is answered with the whole cart; only the list of carts has to be read again. */
const storesCart = (sides: CartSides) => ({
  onSuccess: async (
    cart: Cart,
    _variables: unknown,
    _result: unknown,
    { client }: { client: QueryClient },
  ): Promise<void> => {
    client.setQueryData(cartQueries.detail(sides).queryKey, cart)
    await client.invalidateQueries({ queryKey: cartQueries.list().queryKey })
  },
})

export const cartMutations = {
  /** Raises the quantity of what is in the cart already. */
  add: (sides: CartSides) =>
    mutationOptions({
      mutationFn: (lines: NewCartLine[]) =>
        unwrap(platform.POST('/carts/{dealershipId}/{operatorId}/lines', { params: { path: sides }, body: { lines } })),
      ...storesCart(sides),
    }),
  changeLine: (sides: CartSides) =>
    mutationOptions({
      mutationFn: ({ lineId, quantity }: { lineId: string; quantity: number }) =>
        unwrap(
          platform.PUT('/carts/{dealershipId}/{operatorId}/lines/{lineId}', {
            params: { path: { ...sides, lineId } },
            body: { quantity },
          }),
        ),
      ...storesCart(sides),
    }),
  removeLine: (sides: CartSides) =>
    mutationOptions({
      mutationFn: (lineId: string) =>
        unwrap(
          platform.DELETE('/carts/{dealershipId}/{operatorId}/lines/{lineId}', {
            params: { path: { ...sides, lineId } },
          }),
        ),
      ...storesCart(sides),
    }),
  /** Orders what is in the cart; 409 where its amount is no longer the one that the reader saw, which is then loaded. */
  order: (sides: CartSides) =>
    mutationOptions({
      mutationFn: (body: CartOrder) =>
        unwrap(platform.POST('/carts/{dealershipId}/{operatorId}/order', { params: { path: sides }, body })),
      ...invalidatesOnConflictToo(cartQueries.all(), ['orders']),
    }),
}
