import type { components } from '#contract/platform'
import { managesCatalogue } from '../../../access'
import type { Caller } from '../../../access/caller'
import type { Database } from '../../../db/connection'
import { forbidden, notFound } from '../../../domain/domain-error'
import { publish, type Transact } from '../../../events/unit-of-work'
import type { PlatformHandlers } from '../../../http/operation'
import { articleRemoved } from '../catalogue.events'
import type { CatalogueRepository } from '../catalogue.repository'
import { customerOf, pricesOfOne } from '../pricing/customer-price'
import { catalogueToChange } from '../require-catalogue.operations'
import { type Bundle, bundleCost } from './bundle'
import { createBundleRepository, deleteBundle, updateBundle } from './bundle.repository'
import { addBundle, changeBundle } from './change-bundle'

interface Dependencies {
  db: Database
  transact: Transact
  catalogues: CatalogueRepository
}

type Operations = Pick<
  PlatformHandlers,
  | 'listCatalogueBundles'
  | 'createCatalogueBundle'
  | 'getCatalogueBundle'
  | 'updateCatalogueBundle'
  | 'deleteCatalogueBundle'
>

/** Several parts that dealerships sell as one. */
export function bundleOperations({ db, transact, catalogues }: Dependencies) {
  const bundles = createBundleRepository(db)
  const visible = async (caller: Caller, id: string): Promise<Bundle> => {
    const bundle = await bundles.find(caller, id)
    if (!bundle) throw notFound('Bundle')
    return bundle
  }
  const managed = async (caller: Caller, id: string): Promise<Bundle> => {
    const bundle = await visible(caller, id)
    if (!managesCatalogue(caller, bundle.dealershipId)) throw forbidden()
    return bundle
  }

  return {
    listCatalogueBundles: async ({ path, query, caller }) => {
      const catalogue = await catalogues.visibleTo(caller).find(path.id)
      if (!catalogue) throw notFound('Catalogue')
      const { page, limit, search, active, operator_id, sort_field: field, sort_direction: direction } = query
      const filter = { dealershipId: catalogue.dealership.id, search, active, field, direction, page, limit }
      const { items, total } = await bundles.list(filter)
      return {
        status: 200,
        body: { items: await asSoldTo(db, customerOf(caller, operator_id), items), total, page, limit },
      }
    },

    createCatalogueBundle: async ({ body, caller }) => {
      const { currency, dealership } = await catalogueToChange({ db, catalogues }, caller, body.catalogue_id)
      const fields = { ...fromWire(body), name: body.name.trim(), parts: body.parts.map(toContent) }
      const id = await transact((trx) => addBundle(trx, { dealershipId: dealership.id, currency, fields }))
      return { status: 201, body: toWire(await visible(caller, id)) }
    },

    getCatalogueBundle: async ({ path, query, caller }) => {
      const bundle = await visible(caller, path.id)
      const [sold = toWire(bundle)] = await asSoldTo(db, customerOf(caller, query.operator_id), [bundle])
      return { status: 200, body: sold }
    },

    updateCatalogueBundle: async ({ path, body: { version, ...body }, caller }) => {
      const bundle = await managed(caller, path.id)
      const { currency } = bundle
      await transact((trx) => changeBundle(trx, { bundle, version, currency, change: fromWire(body) }))
      return { status: 200, body: toWire(await visible(caller, bundle.id)) }
    },

    deleteCatalogueBundle: async ({ path, caller }) => {
      const { id, name } = await managed(caller, path.id)
      const isDeleted = await transact(async (trx) => {
        const deleted = await deleteBundle(trx, id, () => publish(trx, articleRemoved({ kind: 'bundle', id, name })))
        if (!deleted) await updateBundle(trx, id, { isActive: false })
        return deleted
      })
      return { status: 200, body: { outcome: isDeleted ? 'deleted' : 'deactivated' } }
    },
  } satisfies Operations
}

type Fields = Omit<components['schemas']['CatalogueBundleChange'], 'version'>

const toContent = ({ part_id: partId, quantity }: { part_id: string; quantity: number }) => ({ partId, quantity })

const fromWire = ({ name, description, own_cost: ownCost, is_active: isActive, parts }: Fields) => ({
  ...(name !== undefined && { name: name.trim() }),
  ...(description !== undefined && { description: description.trim() }),
  ...(ownCost !== undefined && { ownCost }),
  ...(isActive !== undefined && { isActive }),
  ...(parts && { parts: parts.map(toContent) }),
})

/** Bundles of one dealership at the prices of a customer; at those of the catalogue without one. */
async function asSoldTo(db: Database, operatorId: string | null, bundles: readonly Bundle[]) {
  const [first] = bundles
  if (operatorId === null || !first) return bundles.map((bundle) => toWire(bundle))
  const lines = bundles.map(({ id }) => ({ bundleId: id }))
  const prices = await pricesOfOne(db, { dealershipId: first.dealershipId, operatorId, lines })
  return bundles.map((bundle, index) => toWire(bundle, prices[index] ?? null))
}

const toWire = (bundle: Bundle, cost = bundleCost(bundle)): components['schemas']['CatalogueBundle'] => ({
  id: bundle.id,
  catalogue_id: bundle.catalogueId,
  name: bundle.name,
  description: bundle.description,
  cost,
  own_cost: bundle.ownCost,
  is_active: bundle.isActive,
  parts: bundle.parts.map(({ part, quantity }) => ({
    part: { id: part.id, part_number: part.partNumber, description: part.description },
    quantity,
  })),
  version: bundle.version,
  updated_at: bundle.updatedAt.toISOString(),
})
