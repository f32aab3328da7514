import type { Cart, ShoppingList } from '../../src/entities/cart'
import { platformHttp } from './http'
import { problem } from './problem'

const summaryOf = ({ lines: _, amount: __, ...summary }: Cart) => summary

export const cartsAre = (read: () => Cart[]) => [
  platformHttp.get('/carts/', ({ response }) => {
    const items = read().map(summaryOf)
    return response(200).json({ items, total: items.length, page: 1, limit: 1000 })
  }),
  platformHttp.get('/carts/{dealershipId}/{operatorId}', ({ params, response }) => {
    const cart = read().find(
      ({ dealership, operator }) => dealership.id === params.dealershipId && operator.id === params.operatorId,
    )
    if (!cart) throw new Error('no such cart')
    return response(200).json(cart)
  }),
]

/** The reader's shopping lists, each with its lines. */
export const listsAre = (read: () => ShoppingList[]) => [
  platformHttp.get('/carts/{dealershipId}/{operatorId}/lists', ({ response }) => {
    const items = read()
    return response(200).json({ items, total: items.length, page: 1, limit: 1000 })
  }),
  platformHttp.get('/carts/{dealershipId}/{operatorId}/lists/{listId}', ({ params, response }) => {
    const list = read().find(({ id }) => id === params.listId)
    if (list) return response(200).json(list)
    return response(404).json(problem(404, 'not_found', 'Shopping list not found.'))
  }),
]
