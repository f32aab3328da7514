import type { Caller } from '../../../access/caller'
import type { Transaction } from '../../../db/connection'
import { changedMeanwhile, conflict, forbidden, invalid, notFound, taken } from '../../../domain/domain-error'
import type { Language } from '../../../domain/text'
import type { Transact } from '../../../events/unit-of-work'
import type { PlatformHandlers } from '../../../http/operation'
import { fromWire, type LineReader, summaryToWire } from '../cart/cart.wire'
import { requireCart } from '../cart/require-cart.operations'
import { addListToCart } from './add-list-to-cart'
import { addToList } from './add-to-list'
import { MAX_LISTS, managesList } from './shopping-list'
import {
  countListsOf,
  deleteList,
  deleteListLine,
  findVisible,
  insertList,
  type ListKey,
  listVisible,
  lockList,
  updateList,
  updateListLine,
} from './shopping-list.repository'
import { listLinesToWire, listToWire } from './shopping-list.wire'

interface ListPath {
  dealershipId: string
  operatorId: string
  listId: string
}

/** Shopping lists: what somebody orders again and again, for themselves or for all of their organization. */
export function shoppingListOperations({ db, pictureToWire, transact }: LineReader & { transact: Transact }) {
  const requireList = async (caller: Caller, path: ListPath) => {
    const { summary: cart, owner } = await requireCart(db, caller, path)
    const key: ListKey = { dealershipId: owner.dealershipId, operatorId: owner.operatorId, id: path.listId }
    const list = await findVisible(db, caller, key)
    if (!list) throw notFound('Shopping list')
    return { list, key, cart, owner }
  }
  const requireManaged = async (caller: Caller, path: ListPath) => {
    const found = await requireList(caller, path)
    if (!managesList(caller, found.list)) throw forbidden()
    return found
  }
  const reply = async (caller: Caller, path: ListPath, language: Language) => {
    const { list, key, cart } = await requireList(caller, path)
    const { line_count: _, ...sides } = summaryToWire(cart)
    const { amount, lines } = await listLinesToWire({ db, pictureToWire }, key, language)
    return { ...listToWire(list, caller), ...sides, amount, lines }
  }
  /** Changes the lines of a list that the caller sees, one request after the other. */
  const changeLines = async (caller: Caller, path: ListPath, change: (trx: Transaction, key: ListKey) => unknown) => {
    const { key } = await requireList(caller, path)
    await transact(async (trx) => {
      if (!(await lockList(trx, key))) throw notFound('Shopping list')
      await change(trx, key)
    })
  }

  return {
    listShoppingLists: async ({ path, query: { page, limit }, caller }) => {
      const { owner } = await requireCart(db, caller, path)
      const { items, total } = await listVisible(db, caller, { ...owner, page: { page, limit } })
      return { status: 200, body: { items: items.map((list) => listToWire(list, caller)), total, page, limit } }
    },

    addShoppingList: async ({ path, body, caller, language }) => {
      const { owner } = await requireCart(db, caller, path)
      const name = body.name.trim()
      const sharedWith = organizationToShareWith(caller, body.is_shared ?? false)
      const id = await transact(async (trx) => {
        const added = await insertList(trx, owner, { name, sharedWith })
        if (added === undefined) throw nameTaken(name)
        if ((await countListsOf(trx, owner)) > MAX_LISTS) throw tooManyLists()
        const { dealershipId, operatorId } = owner
        await addToList(trx, { dealershipId, operatorId, id: added }, (body.lines ?? []).map(fromWire))
        return added
      })
      return { status: 201, body: await reply(caller, { ...path, listId: id }, language) }
    },

    getShoppingList: async ({ path, caller, language }) => ({
      status: 200,
      body: await reply(caller, path, language),
    }),

    updateShoppingList: async ({ path, body, caller, language }) => {
      const { list, key } = await requireManaged(caller, path)
      const name = body.name?.trim() ?? list.name
      // An admin who renames a shared list leaves it with its owner's organization.
      const isUnchanged = body.is_shared === undefined || body.is_shared === (list.sharedWith !== null)
      const sharedWith = isUnchanged ? list.sharedWith : organizationToShareWith(caller, body.is_shared ?? false)
      await transact(async (trx) => {
        const current = await lockList(trx, key)
        if (!current) throw notFound('Shopping list')
        if (current.version !== body.version) throw changedMeanwhile(current)
        if (!(await updateList(trx, key, { name, sharedWith }))) throw nameTaken(name)
      })
      return { status: 200, body: await reply(caller, path, language) }
    },

    deleteShoppingList: async ({ path, caller }) => {
      const { key } = await requireManaged(caller, path)
      await transact((trx) => deleteList(trx, key))
      return { status: 204 }
    },

    addToShoppingList: async ({ path, body, caller, language }) => {
      await changeLines(caller, path, (trx, key) => addToList(trx, key, body.lines.map(fromWire)))
      return { status: 200, body: await reply(caller, path, language) }
    },

    changeShoppingListLine: async ({ path, body: { quantity }, caller, language }) => {
      await changeLines(caller, path, async (trx, key) => {
        const { lineId } = path
        if (!(await updateListLine(trx, key, { lineId, quantity }))) throw notFound('Shopping list line')
      })
      return { status: 200, body: await reply(caller, path, language) }
    },

    removeShoppingListLine: async ({ path, caller, language }) => {
      await changeLines(caller, path, async (trx, key) => {
        if (!(await deleteListLine(trx, key, path.lineId))) throw notFound('Shopping list line')
      })
      return { status: 200, body: await reply(caller, path, language) }
    },

    putShoppingListIntoCart: async ({ path, caller, language }) => {
      const { key, owner, cart } = await requireList(caller, path)
      const fates = await transact((trx) => addListToCart(trx, owner, key))
      const { lines } = await listLinesToWire({ db, pictureToWire }, key, language)
      const withFates = lines.flatMap((line) => {
        const fate = fates.get(line.id)
        return fate ? [{ ...line, fate }] : []
      })
      const added = withFates.filter(({ fate }) => fate !== 'unavailable').length
      return { status: 200, body: { currency: cart.currency, added, lines: withFates } }
    },
  } satisfies Pick<
    PlatformHandlers,
    | 'listShoppingLists'
    | 'addShoppingList'
    | 'getShoppingList'
    | 'updateShoppingList'
    | 'deleteShoppingList'
    | 'addToShoppingList'
    | 'changeShoppingListLine'
    | 'removeShoppingListLine'
    | 'putShoppingListIntoCart'
  >
}

function organizationToShareWith({ organization }: Caller, isShared: boolean): string | null {
  if (!isShared) return null
  if (organization) return organization.id
  throw invalid({
    path: 'body.is_shared',
    message: {
      en: 'You belong to no organization with which this list could be shared.',
      es: 'No pertenece a ninguna organización con la que se pueda compartir esta lista.',
    },
  })
}

const nameTaken = (name: string) =>
  taken('list_exists', {
    path: 'body.name',
    message: { en: `You already have a list with the name ${name}.`, es: `Ya tiene una lista con el nombre ${name}.` },
  })

const tooManyLists = () =>
  conflict('too_many_lists', {
    en: `You can have at most ${MAX_LISTS} lists. Delete one first.`,
    es: `Puede tener ${MAX_LISTS} listas como máximo. Elimine antes una.`,
  })
