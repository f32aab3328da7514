import type { Cart } from '../../src/entities/cart'
import { platformHttp } from './http'

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
