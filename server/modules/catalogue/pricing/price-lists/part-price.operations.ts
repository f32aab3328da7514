import type { components } from '#contract/platform'
import type { Database, Transaction } from '../../../../db/connection'
import { notFound } from '../../../../domain/domain-error'
import type { Transact } from '../../../../events/unit-of-work'
import type { PlatformHandlers } from '../../../../http/operation'
import type { QuantityPrice } from '../price'
import { findBreaks, findPartChains } from '../priced-part.repository'
import { requireCatalogue } from '../require-catalogue.operations'
import {
  findPriceList,
  listEntries,
  lockPart,
  lockPriceList,
  replaceBreaks,
  replaceEntries,
} from './price-list.repository'
import { sortQuantityPrices } from './quantity-prices'

type Schemas = components['schemas']

/** What single parts cost: the catalogue's price breaks, and the entries of price lists. */
export function partPriceOperations({ db, transact }: { db: Database; transact: Transact }) {
  const requirePart = async (trx: Transaction, dealershipId: string, partId: string) => {
    if (!(await lockPart(trx, dealershipId, partId))) throw notFound('Part')
  }
  return {
    getPriceBreaks: async ({ path: { id, partId }, caller }) => {
      const { dealershipId } = await requireCatalogue(db, caller, id)
      if (!(await findPartChains(db, dealershipId, [partId])).has(partId)) throw notFound('Part')
      const breaks = (await findBreaks(db, dealershipId, [partId])).get(partId) ?? []
      return { status: 200, body: toWire(partId, sortQuantityPrices(breaks, 2)) }
    },

    setPriceBreaks: async ({ path: { id, partId }, body, caller }) => {
      const { dealershipId } = await requireCatalogue(db, caller, id)
      const prices = sortQuantityPrices(body.prices.map(fromWire), 2)
      await transact(async (trx) => {
        await requirePart(trx, dealershipId, partId)
        await replaceBreaks(trx, { dealershipId, partId }, prices)
      })
      return { status: 200, body: toWire(partId, prices) }
    },

    listPriceListEntries: async ({ path: { id, listId }, query: { page, limit, search }, caller }) => {
      const { dealershipId } = await requireCatalogue(db, caller, id)
      const key = { dealershipId, id: listId }
      if (!(await findPriceList(db, key))) throw notFound('Price list')
      return { status: 200, body: { ...(await listEntries(db, key, { page, limit }, search)), page, limit } }
    },

    setPriceListEntries: async ({ path: { id, listId, partId }, body, caller }) => {
      const { dealershipId } = await requireCatalogue(db, caller, id)
      const prices = sortQuantityPrices(body.prices.map(fromWire), 1)
      await transact(async (trx) => {
        if (!(await lockPriceList(trx, { dealershipId, id: listId }))) throw notFound('Price list')
        await requirePart(trx, dealershipId, partId)
        await replaceEntries(trx, { dealershipId, listId, partId }, prices)
      })
      return { status: 200, body: toWire(partId, prices) }
    },
  } satisfies Pick<
    PlatformHandlers,
    'getPriceBreaks' | 'setPriceBreaks' | 'listPriceListEntries' | 'setPriceListEntries'
  >
}

const fromWire = ({ min_quantity, amount }: Schemas['QuantityPrice']): QuantityPrice => ({
  minQuantity: min_quantity,
  amount,
})

const toWire = (partId: string, prices: readonly QuantityPrice[]): Schemas['PartPrices'] => ({
  part_id: partId,
  prices: prices.map(({ minQuantity, amount }) => ({ min_quantity: minQuantity, amount })),
})
