import { managesCatalogue, receivesGoods } from '../../../access'
import type { Caller } from '../../../access/caller'
import type { Database } from '../../../db/connection'
import { forbidden, notFound } from '../../../domain/domain-error'
import type { Transact } from '../../../events/unit-of-work'
import type { PlatformHandlers } from '../../../http/operation'
import { managedDealership } from '../managed-dealership.operations'
import { changeReorderLevel } from './change-reorder-level'
import { listMovements } from './movement.repository'
import { findDealershipOfPart, findPartStock, listPartStock } from './part-stock.repository'
import { movementToWire, stockToWire } from './part-stock.wire'
import { recordMovement } from './record-movement'

interface KeyOfPart {
  dealershipId: string
  partId: string
}

const receivesOnly = () =>
  forbidden({
    en: 'Only an admin counts, adjusts or moves stock.',
    es: 'Solo un administrador cuenta, ajusta o traslada existencias.',
  })

type Operations = Pick<
  PlatformHandlers,
  'listStock' | 'getStock' | 'setReorderLevel' | 'listStockMovements' | 'recordStockMovement'
>

/** What dealerships have in stock, and how it changed. */
export function stockOperations({ db, transact }: { db: Database; transact: Transact }) {
  const partFor = async (caller: Caller, partId: string, may: typeof managesCatalogue): Promise<KeyOfPart> => {
    const dealershipId = await findDealershipOfPart(db, partId)
    if (!dealershipId || !may(caller, dealershipId)) throw notFound('Part')
    return { dealershipId, partId }
  }
  const managed = (caller: Caller, partId: string) => partFor(caller, partId, managesCatalogue)
  const reply = async (partId: string) => {
    const stock = await findPartStock(db, partId)
    if (!stock) throw notFound('Part')
    return stockToWire(stock)
  }

  return {
    listStock: async ({ query, caller }) => {
      const { page, limit, search, location_id: locationId, state, sort_field, sort_direction } = query
      const dealershipId = await managedDealership(db, caller, query.organization_id)
      const filter = { dealershipId, search, locationId, state }
      const order = { field: sort_field, direction: sort_direction }
      const { items, total } = await listPartStock(db, filter, order, { page, limit })
      return { status: 200, body: { items: items.map(stockToWire), total, page, limit } }
    },

    getStock: async ({ path, caller }) => {
      const { partId } = await partFor(caller, path.id, receivesGoods)
      return { status: 200, body: await reply(partId) }
    },

    setReorderLevel: async ({ path, body, caller }) => {
      const part = await managed(caller, path.id)
      const level = { locationId: body.location_id, reorderLevel: body.reorder_level }
      await transact((trx) => changeReorderLevel(trx, { ...part, ...level }))
      return { status: 200, body: await reply(part.partId) }
    },

    listStockMovements: async ({ path, query: { page, limit, location_id: locationId }, caller }) => {
      const part = await managed(caller, path.id)
      const { items, total } = await listMovements(db, { ...part, locationId }, { page, limit })
      return { status: 200, body: { items: items.map(movementToWire), total, page, limit } }
    },

    recordStockMovement: async ({ path, body, caller }) => {
      const part = await partFor(caller, path.id, receivesGoods)
      if (body.kind !== 'RECEIVED' && !managesCatalogue(caller, part.dealershipId)) throw receivesOnly()
      const { kind, quantity, expected, location_id: locationId, to_location_id: toLocationId } = body
      const movement = { kind, quantity, expected, locationId, toLocationId, reason: body.reason?.trim() ?? '' }
      await transact((trx) => recordMovement(trx, { ...part, ...movement, personId: caller.userId }))
      return { status: 201, body: await reply(part.partId) }
    },
  } satisfies Operations
}
