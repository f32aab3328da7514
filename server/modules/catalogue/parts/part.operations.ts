import { managesCatalogue } from '../../../access'
import type { Caller } from '../../../access/caller'
import { cleanIdentifier } from '../../../csv/clean-cell'
import type { Database, Transaction } from '../../../db/connection'
import { forbidden, notFound } from '../../../domain/domain-error'
import { publish, type Transact } from '../../../events/unit-of-work'
import type { PlatformHandlers } from '../../../http/operation'
import { type PictureToWire, replacePictures } from '../../pictures'
import { articleRemoved } from '../catalogue.events'
import type { CatalogueRepository } from '../catalogue.repository'
import { customerOf, pricesOfOne } from '../pricing/customer-price'
import { catalogueToChange } from '../require-catalogue.operations'
import { addPart, changePart } from './change-part'
import type { Part } from './part'
import { createPartRepository } from './part.repository'
import { fieldsFromWire, partToWire } from './part.wire'
import { deletePart, updatePart } from './stored-part.repository'

interface Dependencies {
  db: Database
  transact: Transact
  catalogues: CatalogueRepository
  pictureToWire: PictureToWire
}

type Operations = Pick<
  PlatformHandlers,
  'listCatalogueParts' | 'createCataloguePart' | 'getCataloguePart' | 'updateCataloguePart' | 'deleteCataloguePart'
>

/** The parts that dealerships sell. */
export function partOperations({ db, transact, catalogues, pictureToWire }: Dependencies) {
  const wire = (part: Part) => partToWire(part, pictureToWire)
  const parts = createPartRepository(db)
  const visible = async (caller: Caller, id: string): Promise<Part> => {
    const part = await parts.visibleTo(caller).find(id)
    if (!part) throw notFound('Part')
    return part
  }
  const managed = async (caller: Caller, id: string) => {
    const part = await visible(caller, id)
    const catalogue = await catalogues.visibleTo(caller).find(part.catalogueId)
    if (!catalogue || !managesCatalogue(caller, part.dealershipId)) throw forbidden()
    return { part, currency: catalogue.currency }
  }

  return {
    listCatalogueParts: async ({ path, query, caller }) => {
      const { page, limit, search, active, operator_id, sort_field: field, sort_direction: direction } = query
      const filter = { catalogueId: path.id, search, active }
      const { items, total } = await parts.visibleTo(caller).list(filter, { field, direction }, { page, limit })
      if (total === 0 && !(await catalogues.visibleTo(caller).find(path.id))) throw notFound('Catalogue')
      const sold = await asSoldTo(db, customerOf(caller, operator_id), items)
      return { status: 200, body: { items: sold.map(wire), total, page, limit } }
    },

    createCataloguePart: async ({ body, caller }) => {
      const catalogue = await catalogueToChange({ db, catalogues }, caller, body.catalogue_id)
      const { currency, dealership } = catalogue
      const fields = { ...fieldsFromWire(body), partNumber: cleanIdentifier(body.part_number) }
      const id = await transact(async (trx) => {
        const added = await addPart(trx, { dealershipId: dealership.id, currency, fields })
        await showPictures(trx, { id: added, dealershipId: dealership.id }, body.picture_ids, caller)
        return added
      })
      return { status: 201, body: wire(await visible(caller, id)) }
    },

    getCataloguePart: async ({ path, query, caller }) => {
      const part = await visible(caller, path.id)
      const [sold = part] = await asSoldTo(db, customerOf(caller, query.operator_id), [part])
      return { status: 200, body: wire(sold) }
    },

    updateCataloguePart: async ({ path, body: { version, picture_ids: pictureIds, ...body }, caller }) => {
      const { part, currency } = await managed(caller, path.id)
      const change = fieldsFromWire(body)
      await transact(async (trx) => {
        await changePart(trx, { part, version, currency, change })
        await showPictures(trx, part, pictureIds, caller)
      })
      return { status: 200, body: wire(await visible(caller, part.id)) }
    },

    deleteCataloguePart: async ({ path, caller }) => {
      const { part } = await managed(caller, path.id)
      const isDeleted = await transact(async (trx) => {
        const name = `${part.partNumber} ${part.description}`
        const deleted = await deletePart(trx, part.id, () =>
          publish(trx, articleRemoved({ kind: 'part', id: part.id, name })),
        )
        if (!deleted) await updatePart(trx, part.id, { isActive: false })
        return deleted
      })
      return { status: 200, body: { outcome: isDeleted ? 'deleted' : 'deactivated' } }
    },
  } satisfies Operations
}

/** Parts of one dealership at the prices of a customer, each in the smallest quantity; as they are without one. */
async function asSoldTo(db: Database, operatorId: string | null, parts: readonly Part[]): Promise<readonly Part[]> {
  const [first] = parts
  if (operatorId === null || !first) return parts
  const lines = parts.map(({ id }) => ({ partId: id }))
  const prices = await pricesOfOne(db, { dealershipId: first.dealershipId, operatorId, lines })
  return parts.map((part, index) => ({ ...part, cost: prices[index] ?? null }))
}

/** Nothing is stated of the pictures where the ids are absent. */
async function showPictures(
  trx: Transaction,
  { id, dealershipId }: Pick<Part, 'id' | 'dealershipId'>,
  pictureIds: readonly string[] | undefined,
  { userId }: Caller,
): Promise<void> {
  if (!pictureIds) return
  const subject = { kind: 'part', organizationId: dealershipId, id } as const
  await replacePictures(trx, { subject, pictureIds, uploadedBy: userId })
}
