import { managesCatalogue } from '../../access'
import type { Caller } from '../../access/caller'
import type { Database } from '../../db/connection'
import { changedMeanwhile, forbidden, invalid, notFound } from '../../domain/domain-error'
import type { Transact } from '../../events/unit-of-work'
import type { PlatformHandlers } from '../../http/operation'
import { findOrganizationType } from '../organizations'
import { type Catalogue, catalogueExists } from './catalogue'
import { type CatalogueRepository, findCatalogueOf, insertCatalogue, renameCatalogue } from './catalogue.repository'

interface Dependencies {
  db: Database
  transact: Transact
  catalogues: CatalogueRepository
}

/** Catalogues as their dealerships create them and customers find them. */
export function catalogueOperations({ db, transact, catalogues }: Dependencies) {
  const visible = async (caller: Caller, id: string): Promise<Catalogue> => {
    const catalogue = await catalogues.visibleTo(caller).find(id)
    if (!catalogue) throw notFound('Catalogue')
    return catalogue
  }

  return {
    listCatalogues: async ({ query, caller }) => {
      const { items, total } = await catalogues.visibleTo(caller).list(query)
      return { status: 200, body: { items: items.map((one) => toWire(caller, one)), total, ...pageOf(query) } }
    },

    createCatalogue: async ({ body, caller }) => {
      const dealershipId = body.organization_id ?? caller.organization?.id
      if (!dealershipId || (await findOrganizationType(db, dealershipId)) !== 'DEALERSHIP') throw noDealership()
      if (!managesCatalogue(caller, dealershipId)) throw notFound('Organization')
      const name = body.name.trim()
      const id = await transact((trx) => insertCatalogue(trx, { dealershipId, name, currency: body.currency }))
      const stored = await findCatalogueOf(db, dealershipId)
      if (!stored) throw notFound('Catalogue')
      if (!id) throw catalogueExists({ id: stored.id, name: stored.name })
      return { status: 201, body: toWire(caller, stored) }
    },

    getCatalogue: async ({ path, caller }) => ({ status: 200, body: toWire(caller, await visible(caller, path.id)) }),

    updateCatalogue: async ({ path, body, caller }) => {
      const catalogue = await visible(caller, path.id)
      if (!managesCatalogue(caller, catalogue.dealership.id)) throw forbidden()
      const { name = catalogue.name, version } = body
      const isStored = await transact((trx) => renameCatalogue(trx, { id: catalogue.id, version, name: name.trim() }))
      const present = await visible(caller, path.id)
      if (!isStored) throw changedMeanwhile({ version: present.version, name: present.name })
      return { status: 200, body: toWire(caller, present) }
    },
  } satisfies Pick<PlatformHandlers, 'listCatalogues' | 'createCatalogue' | 'getCatalogue' | 'updateCatalogue'>
}

const pageOf = ({ page, limit }: { page: number; limit: number }) => ({ page, limit })

const toWire = (caller: Caller, { id, dealership, name, currency, version }: Catalogue) => ({
  id,
  organization: dealership,
  name,
  currency,
  version,
  can_manage: managesCatalogue(caller, dealership.id),
})

const noDealership = () =>
  invalid({
    path: 'body.organization_id',
    message: { en: 'Choose the dealership.', es: 'Elija el concesionario.' },
  })
