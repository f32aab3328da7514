import { randomUUID } from 'node:crypto'
import { type Asked, cartOf, ofPair } from './cart.rows'
import type { Rows } from './rows'

/** A list of the caller's own, not shared. */
async function listOf({ records, who, side, ...asked }: Asked) {
  const id = await records.shoppingList(who, side)
  return { url: `${cartOf({ records, who, side, ...asked })}/lists/${id}` }
}

export const shoppingListRows: Rows = {
  listShoppingLists: {
    call: (asked) => ({ url: `${cartOf(asked)}/lists` }),
    ...ofPair(200),
  },
  addShoppingList: {
    call: async (asked) => ({
      url: `${cartOf(asked)}/lists`,
      payload: { name: randomUUID(), lines: [{ part_id: await asked.records.pricedPart(asked.side), quantity: 1 }] },
    }),
    ...ofPair(201),
  },
  getShoppingList: {
    call: async (asked) => ({ url: (await listOf(asked)).url }),
    ...ofPair(200),
  },
  updateShoppingList: {
    call: async (asked) => ({ url: (await listOf(asked)).url, payload: { version: 1, name: randomUUID() } }),
    ...ofPair(200),
  },
  deleteShoppingList: {
    call: async (asked) => ({ url: (await listOf(asked)).url }),
    ...ofPair(204),
  },
  addToShoppingList: {
    call: async (asked) => ({
      url: `${(await listOf(asked)).url}/lines`,
      payload: { lines: [{ part_id: await asked.records.pricedPart(asked.side), quantity: 1 }] },
    }),
    ...ofPair(200),
  },
  // The list has no such line: whether the caller sees the list comes first, as in the calls above.
  changeShoppingListLine: {
    call: async (asked) => ({
      url: `${(await listOf(asked)).url}/lines/${randomUUID()}`,
      payload: { quantity: 2 },
    }),
    ...ofPair(404),
  },
  removeShoppingListLine: {
    call: async (asked) => ({ url: `${(await listOf(asked)).url}/lines/${randomUUID()}` }),
    ...ofPair(404),
  },
  putShoppingListIntoCart: {
    call: async (asked) => ({ url: `${(await listOf(asked)).url}/cart` }),
    ...ofPair(200),
  },
}
