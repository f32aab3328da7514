import type { components } from '#contract/platform'
import { managesCatalogue } from '../../../access'
import type { Database } from '../../../db/connection'
import { notFound } from '../../../domain/domain-error'
import type { Transact } from '../../../events/unit-of-work'
import type { PlatformHandlers } from '../../../http/operation'
import { managedDealership, receivingDealership } from '../managed-dealership.operations'
import { addLocation, changeLocation } from './change-location'
import { findLocation, listLocations, type StockLocation } from './location.repository'

/** Where dealerships store goods. */
export function locationOperations({ db, transact }: { db: Database; transact: Transact }) {
  return {
    listStockLocations: async ({ query: { organization_id, page, limit }, caller }) => {
      const dealershipId = await receivingDealership(db, caller, organization_id)
      const { items, total } = await listLocations(db, dealershipId, { page, limit })
      return { status: 200, body: { items: items.map(toWire), total, page, limit } }
    },

    addStockLocation: async ({ body, caller }) => {
      const dealershipId = await managedDealership(db, caller, body.organization_id)
      const added = await transact((trx) => addLocation(trx, { dealershipId, name: body.name.trim() }))
      return { status: 201, body: toWire(added) }
    },

    updateStockLocation: async ({ path, body, caller }) => {
      const found = await findLocation(db, path.id)
      if (!found || !managesCatalogue(caller, found.organization_id)) throw notFound('Location')
      const { version, name, is_default: isDefault, is_active: isActive } = body
      const change = { version, name: name?.trim(), isDefault, isActive }
      const changed = await transact((trx) =>
        changeLocation(trx, { dealershipId: found.organization_id, id: found.id, ...change }),
      )
      return { status: 200, body: toWire(changed) }
    },
  } satisfies Pick<PlatformHandlers, 'listStockLocations' | 'addStockLocation' | 'updateStockLocation'>
}

const toWire = ({
  id,
  name,
  is_default,
  is_active,
  version,
}: StockLocation): components['schemas']['StockLocation'] => ({ id, name, is_default, is_active, version })
