import { compileForCallers, seesCatalogue } from '../../../access'
import type { Caller } from '../../../access/caller'
import type { Database } from '../../../db/connection'
import type { Page } from '../../../db/on-page'
import { described } from './described-part.repository'
import type { Part } from './part'
import { listParts, type PartFilter, type PartOrder } from './part-list.repository'

/** Parts, limited to what a caller may see. */
export function createPartRepository(db: Database) {
  return {
    visibleTo(caller: Caller) {
      return {
        async find(id: string): Promise<Part | undefined> {
          const [row] = await visiblePart(db, caller, { id })
          return row && toPart(row)
        },

        async list(filter: PartFilter, order: PartOrder, page: Page): Promise<{ items: Part[]; total: number }> {
          const { items, total } = await listParts(db, caller, { filter, order, page })
          return { items: items.map(toPart), total }
        },
      }
    },
  }
}

const visiblePart = compileForCallers((db, caller, param) =>
  described(
    db
      .selectFrom('catalogue_part')
      .where('catalogue_part.id', '=', param('id'))
      .where((eb) => seesCatalogue(caller, eb.ref('catalogue_part.organization_id'))),
  ),
)

type PartRow = Awaited<ReturnType<ReturnType<typeof described>['executeTakeFirstOrThrow']>>

const toPart = (row: PartRow): Part => {
  const costOf = (amount: number | null) => (amount === null ? null : { amount, currency: row.currency })
  return {
    id: row.id,
    catalogueId: row.catalogue_id,
    dealershipId: row.organization_id,
    partNumber: row.part_number,
    description: row.description,
    manufacturer: row.manufacturer,
    unit: row.unit,
    packSize: row.pack_size,
    minQuantity: row.min_quantity,
    // As for orders, a price in another currency, which a kit may have brought before the catalogue was created, is none.
    cost: row.cost_currency === row.currency ? costOf(row.cost_amount) : null,
    coreCharge: costOf(row.core_charge_amount),
    isActive: row.is_active,
    supersededBy: row.superseded_by,
    supersessionReason: row.supersession_reason,
    available: row.available,
    pictures: row.pictures,
    version: row.version,
    updatedAt: row.updated_at,
  }
}
