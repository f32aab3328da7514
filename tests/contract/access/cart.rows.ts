import { randomUUID } from 'node:crypto'
import type { ClosedRow, Rows } from './rows'

export type Asked = Parameters<ClosedRow['call']>[0]

export const cartOf = ({ records, side }: Asked) =>
  `/api/v2/carts/${records.organization('dealerAdmin', side)}/${records.organization('operator', side)}`

/** Everybody has carts and lists of their own, for the dealerships and operators that deal with each other now. */
export const ofPair = (own: number) => ({
  own: Array(6).fill(own).join(' '),
  foreign: `${own} 404 404 404 404 404`,
  rival: '404 404',
  before: '404 404',
  after: '404 404',
})
const withCatalogue = (asked: Asked) => asked.records.pricedPart(asked.side)

export const cartRows: Rows = {
  listCarts: {
    call: () => ({ url: '/api/v2/carts/' }),
    own: '200 200 200 200 200 200',
    rival: '200 200',
    before: '200 200',
  },
  getCart: {
    call: async (asked) => {
      await withCatalogue(asked)
      return { url: cartOf(asked) }
    },
    ...ofPair(200),
  },
  addToCart: {
    call: async (asked) => ({
      url: `${cartOf(asked)}/lines`,
      payload: { lines: [{ part_id: await withCatalogue(asked), quantity: 1 }] },
    }),
    ...ofPair(200),
  },
  // Nobody has the line: the rule of the cart comes first, and is the one of the calls above.
  changeCartLine: {
    call: async (asked) => {
      await withCatalogue(asked)
      return { url: `${cartOf(asked)}/lines/${randomUUID()}`, payload: { quantity: 2 } }
    },
    ...ofPair(404),
  },
  removeCartLine: {
    call: async (asked) => {
      await withCatalogue(asked)
      return { url: `${cartOf(asked)}/lines/${randomUUID()}` }
    },
    ...ofPair(404),
  },
  placeCartOrder: {
    call: async (asked) => ({
      url: `${cartOf(asked)}/order`,
      payload: { amount: await asked.records.filledCart(asked.who, asked.side), delivery: 'PICKUP' },
    }),
    ...ofPair(201),
  },
}
