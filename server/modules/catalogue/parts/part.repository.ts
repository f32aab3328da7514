import { type SelectQueryBuilder, sql } from 'kysely'
import { jsonObjectFrom } from 'kysely/helpers/postgres'
import { compileForCallers, seesCatalogue } from '../../../access'
import type { Caller } from '../../../access/caller'
import type { Database } from '../../../db/connection'
import { isAmong } from '../../../db/is-among'
import { itemsAndTotal } from '../../../db/items-and-total'
import { onPage, type Page } from '../../../db/on-page'
import type { DB } from '../../../db/schema'
import type { Part } from './part'
import { partSearch } from './part-search.repository'

export interface PartFilter {
  /** The dealership whose catalogue it is. */
  dealershipId: string
  /** A piece of a number regardless of case and punctuation, or words of number, description and manufacturer. */
  search: string
  active?: boolean | undefined
}

export interface PartOrder {
  field: 'part_number' | 'description' | 'cost' | 'updated_at'
  direction: 'asc' | 'desc'
}

/** Nobody pages further, and the list stays fast however many there are. */
const MAX_COUNTED = 10_000
/** Each match of a search has to be checked. */
const MAX_FOUND = 1000

type Parts = SelectQueryBuilder<DB, 'catalogue_part', object>

/** Parts, limited to what a caller may see. */
export function createPartRepository(db: Database) {
  return {
    visibleTo(caller: Caller) {
      return {
        async find(id: string): Promise<Part | undefined> {
          const [row] = await visiblePart(db, caller, { id })
          return row && toPart(row)
        },
      }
    },

    /** Of one catalogue, which the caller may see. */
    async list(
      filter: PartFilter,
      { field, direction }: PartOrder,
      page: Page,
    ): Promise<{ items: Part[]; total: number }> {
      const { found } = await chosen(db, filter)
      // Chosen before it is described, so that the stock of the passed-over rows is not read.
      const ids = found
        .select('catalogue_part.id')
        .orderBy('catalogue_part.organization_id', direction)
        .orderBy(sortColumns[field], direction)
        .orderBy('catalogue_part.id', direction)
        .$call(onPage(page))
      const isSearch = filter.search.trim() !== ''
      const counted = found.select('catalogue_part.id').limit(sql.lit(isSearch ? MAX_FOUND : MAX_COUNTED))
      const { items, total } = await itemsAndTotal(page, {
        isSearch,
        items: async () =>
          described(
            db
              .selectFrom('catalogue_part')
              .where('catalogue_part.organization_id', '=', filter.dealershipId)
              .where(await isAmong(sql.ref('catalogue_part.id'), ids, { isSearch })),
          )
            .orderBy(sortColumns[field], direction)
            .orderBy('catalogue_part.id', direction)
            .execute(),
        total: () =>
          db
            .selectFrom(counted.as('found'))
            .select(({ fn }) => fn.countAll<number>().as('total'))
            .executeTakeFirstOrThrow(),
      })
      return { items: items.map(toPart), total }
    },
  }
}

async function chosen(db: Database, { dealershipId, search, active }: PartFilter): Promise<{ found: Parts }> {
  const isFound = await partSearch(db, dealershipId, search)
  const found: Parts = db.selectFrom('catalogue_part').where('catalogue_part.organization_id', '=', dealershipId)
  const sold = active === undefined ? found : found.where('catalogue_part.is_active', '=', active)
  // In an object: a query that is returned by itself would be awaited.
  return { found: sold.where(isFound) }
}

/** As the indexes have them. */
const sortColumns = {
  part_number: sql.ref('catalogue_part.part_number'),
  description: sql.ref('catalogue_part.description'),
  cost: sql`coalesce(catalogue_part.cost_amount, -1)`,
  updated_at: sql.ref('catalogue_part.updated_at'),
} satisfies Record<PartOrder['field'], unknown>

const described = (parts: Parts) =>
  parts
    .innerJoin('catalogue', 'catalogue.organization_id', 'catalogue_part.organization_id')
    .select([
      'catalogue_part.id',
      'catalogue_part.organization_id',
      'catalogue.id as catalogue_id',
      'catalogue.currency',
    ])
    .select([
      'catalogue_part.part_number',
      'catalogue_part.description',
      'catalogue_part.manufacturer',
      'catalogue_part.unit',
    ])
    .select([
      'catalogue_part.pack_size',
      'catalogue_part.min_quantity',
      'catalogue_part.cost_amount',
      'catalogue_part.cost_currency',
      'catalogue_part.core_charge_amount',
    ])
    .select([
      'catalogue_part.is_active',
      'catalogue_part.supersession_reason',
      'catalogue_part.version',
      'catalogue_part.updated_at',
    ])
    .select((eb) => [
      jsonObjectFrom(
        eb
          .selectFrom('catalogue_part as next')
          .whereRef('next.organization_id', '=', 'catalogue_part.organization_id')
          .whereRef('next.id', '=', 'catalogue_part.superseded_by_id')
          .select(['next.id', 'next.part_number as partNumber', 'next.description']),
      ).as('superseded_by'),
      sql<number>`(select coalesce(sum(level.on_hand - level.reserved), 0)::integer from stock_level as level
        where level.organization_id = catalogue_part.organization_id and level.part_id = catalogue_part.id)`.as(
        'available',
      ),
    ])

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
    version: row.version,
    updatedAt: row.updated_at,
  }
}
