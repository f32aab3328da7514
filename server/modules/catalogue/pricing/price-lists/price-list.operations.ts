import type { Database } from '../../../../db/connection'
import { isCollision } from '../../../../db/database-error'
import { changedMeanwhile, conflict, notFound, taken } from '../../../../domain/domain-error'
import type { Transact } from '../../../../events/unit-of-work'
import type { PlatformHandlers } from '../../../../http/operation'
import { requireCatalogue } from '../require-catalogue.operations'
import {
  deletePriceList,
  findPriceList,
  insertPriceList,
  listPriceLists,
  lockPriceList,
  type PriceListKey,
  renamePriceList,
} from './price-list.repository'

export function priceListOperations({ db, transact }: { db: Database; transact: Transact }) {
  const reply = async (key: PriceListKey) => {
    const list = await findPriceList(db, key)
    if (!list) throw notFound('Price list')
    return list
  }
  return {
    listPriceLists: async ({ path, query: { page, limit }, caller }) => {
      const { dealershipId } = await requireCatalogue(db, caller, path.id)
      return { status: 200, body: { ...(await listPriceLists(db, dealershipId, { page, limit })), page, limit } }
    },

    addPriceList: async ({ path, body, caller }) => {
      const { dealershipId } = await requireCatalogue(db, caller, path.id)
      const id = await transact((trx) => insertPriceList(trx, dealershipId, body.name.trim()))
      if (id === undefined) throw nameTaken(body.name.trim())
      return { status: 201, body: await reply({ dealershipId, id }) }
    },

    updatePriceList: async ({ path, body, caller }) => {
      const { dealershipId } = await requireCatalogue(db, caller, path.id)
      const key = { dealershipId, id: path.listId }
      await transact(async (trx) => {
        const current = await lockPriceList(trx, key)
        if (!current) throw notFound('Price list')
        if (current.version !== body.version) throw changedMeanwhile(current)
        if (!(await renamePriceList(trx, key, body.name.trim()))) throw nameTaken(body.name.trim())
      })
      return { status: 200, body: await reply(key) }
    },

    deletePriceList: async ({ path, caller }) => {
      const { dealershipId } = await requireCatalogue(db, caller, path.id)
      const key = { dealershipId, id: path.listId }
      const { customers } = await reply(key)
      if (customers > 0) throw inUse()
      await transact((trx) => deletePriceList(trx, key)).catch((error: unknown) => {
        throw isCollision(error) ? inUse() : error
      })
      return { status: 204 }
    },
  } satisfies Pick<PlatformHandlers, 'listPriceLists' | 'addPriceList' | 'updatePriceList' | 'deletePriceList'>
}

const nameTaken = (name: string) =>
  taken('price_list_exists', {
    path: 'body.name',
    message: {
      en: `There is already a price list with the name ${name}.`,
      es: `Ya hay una lista de precios con el nombre ${name}.`,
    },
  })

const inUse = () =>
  conflict('price_list_in_use', {
    en: 'This price list applies to a customer. Choose another one for the customer first.',
    es: 'Esta lista de precios se aplica a un cliente. Elija primero otra para el cliente.',
  })
