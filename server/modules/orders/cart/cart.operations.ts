import { orderActors } from '../../../access'
import { notFound } from '../../../domain/domain-error'
import type { Language } from '../../../domain/text'
import type { Transact } from '../../../events/unit-of-work'
import type { PlatformHandlers } from '../../../http/operation'
import type { OrderReader } from '../order-reader.operations'
import { addToCart } from './add-to-cart'
import { cartPairs, deleteLines, ownedBy, summarize } from './cart.repository'
import { cartToWire, fromWire, type LineReader, summaryToWire } from './cart.wire'
import { placeCartOrder } from './place-cart-order'
import { requireCart } from './require-cart.operations'

interface Dependencies extends LineReader {
  transact: Transact
  reader: OrderReader
}

/** Carts: each person's own, the same on all of their devices. */
export function cartOperations({ db, pictureToWire, transact, reader }: Dependencies) {
  const reply = async (cart: Awaited<ReturnType<typeof requireCart>>, language: Language) => ({
    status: 200 as const,
    body: await cartToWire({ db, pictureToWire }, cart.summary, cart.owner, language),
  })

  return {
    listCarts: async ({ query: { page, limit }, caller }) => {
      const pairs = cartPairs(db, caller)
      const items = await summarize(pairs, caller.userId)
        .orderBy('lineCount', 'desc')
        .orderBy('dealership.name')
        .orderBy('operator.name')
        .orderBy('operator.id')
        .limit(limit)
        .offset((page - 1) * limit)
        .execute()
      const { total } = await pairs.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
      return { status: 200, body: { items: items.map(summaryToWire), total, page, limit } }
    },

    getCart: async ({ path, caller, language }) => reply(await requireCart(db, caller, path), language),

    addToCart: async ({ path, body, caller, language }) => {
      const cart = await requireCart(db, caller, path)
      await transact((trx) => addToCart(trx, cart.owner, body.lines.map(fromWire)))
      return reply(cart, language)
    },

    changeCartLine: async ({ path, body: { quantity }, caller, language }) => {
      const cart = await requireCart(db, caller, path)
      const { numUpdatedRows } = await transact((trx) =>
        trx
          .updateTable('cart_line')
          .set({ quantity })
          .where((eb) => eb.and({ ...ownedBy(cart.owner), id: path.lineId }))
          .executeTakeFirstOrThrow(),
      )
      if (numUpdatedRows === 0n) throw notFound('Cart line')
      return reply(cart, language)
    },

    removeCartLine: async ({ path, caller, language }) => {
      const cart = await requireCart(db, caller, path)
      const removed = await transact((trx) => deleteLines(trx, cart.owner, [path.lineId]))
      if (removed === 0) throw notFound('Cart line')
      return reply(cart, language)
    },

    placeCartOrder: async ({ path, body, caller }) => {
      const { owner } = await requireCart(db, caller, path)
      const actors = orderActors(caller, owner)
      const id = await transact((trx) =>
        placeCartOrder(trx, owner, {
          seenAmount: body.amount,
          by: { actors, personId: caller.userId },
          delivery: body.delivery ?? 'SHIP',
          address: body.address,
          poNumber: body.po_number?.trim() ?? '',
          note: body.note?.trim() ?? '',
        }),
      )
      return { status: 201, body: await reader.reply(caller, id) }
    },
  } satisfies Pick<
    PlatformHandlers,
    'listCarts' | 'getCart' | 'addToCart' | 'changeCartLine' | 'removeCartLine' | 'placeCartOrder'
  >
}
