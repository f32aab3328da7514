import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Database } from '../../../db/connection'
import { groupBy } from '../../../domain/group-by'
import type { QuantityPrice, QuantityRules } from './price'
import type { SupersedablePart } from './supersession'

/** A part with what decides whether and how it is sold. */
export interface CataloguePart extends SupersedablePart, QuantityRules {
  partNumber: string
  numberKey: string
  description: string
  manufacturer: string
  unit: string
  isActive: boolean
  cost: { amount: number; currency: string } | null
  coreChargeAmount: number
}

export interface PricedBundle {
  id: string
  name: string
  isActive: boolean
  costAmount: number | null
  parts: readonly { partId: string; quantity: number }[]
}

/** By which prices a dealership sells to an operator; undefined without a catalogue. */
export async function findTerms(
  db: Database,
  { dealershipId, operatorId }: { dealershipId: string; operatorId: string | null },
): Promise<{ currency: string; priceListId: string | null } | undefined> {
  const row = await db
    .selectFrom('catalogue')
    .leftJoin('customer_terms', (join) =>
      join
        .onRef('customer_terms.organization_id', '=', 'catalogue.organization_id')
        .on('customer_terms.operator_id', '=', sql<string>`${operatorId}::uuid`),
    )
    .where('catalogue.organization_id', '=', dealershipId)
    .select(['catalogue.currency', 'customer_terms.price_list_id'])
    .executeTakeFirst()
  return row && { currency: row.currency, priceListId: row.price_list_id }
}

/** Reads parts by id, together with all that replace them, however long the chains. */
export function findPartChains(
  db: Database,
  dealershipId: string,
  partIds: readonly string[],
): Promise<Map<string, CataloguePart>> {
  return readChains(db, dealershipId, sql`id = any(${partIds}::uuid[])`)
}

/** Reads the parts with these keys (`normalizePartNumber`), together with all that replace them. */
export function findPartChainsByKey(
  db: Database,
  dealershipId: string,
  keys: readonly string[],
): Promise<Map<string, CataloguePart>> {
  return readChains(db, dealershipId, sql`number_key = any(${keys}::text[])`)
}

async function readChains(db: Database, dealershipId: string, condition: ReturnType<typeof sql<unknown>>) {
  const rows = await db
    .withRecursive('chain(id, superseded_by_id)', (query) =>
      query
        .selectFrom('catalogue_part')
        .where('organization_id', '=', dealershipId)
        .where(sql<boolean>`${condition}`)
        .select(['id', 'superseded_by_id'])
        // Without duplicates, so that a chain that returns to itself ends.
        .union(
          query
            .selectFrom('catalogue_part as next')
            .innerJoin('chain', 'chain.superseded_by_id', 'next.id')
            .where('next.organization_id', '=', dealershipId)
            .select(['next.id', 'next.superseded_by_id']),
        ),
    )
    .selectFrom('catalogue_part')
    .where('organization_id', '=', dealershipId)
    .where('id', 'in', ({ selectFrom }) => selectFrom('chain').select('chain.id'))
    .select(['id', 'part_number', 'number_key', 'description', 'manufacturer', 'unit', 'is_active'])
    .select(['cost_amount', 'cost_currency', 'core_charge_amount', 'pack_size', 'min_quantity'])
    .select(['superseded_by_id', 'supersession_reason'])
    .orderBy('part_number')
    .execute()
  return new Map(
    rows.map((row): [string, CataloguePart] => [
      row.id,
      {
        id: row.id,
        partNumber: row.part_number,
        numberKey: row.number_key,
        description: row.description,
        manufacturer: row.manufacturer,
        unit: row.unit,
        isActive: row.is_active,
        cost:
          row.cost_amount === null || row.cost_currency === null
            ? null
            : { amount: row.cost_amount, currency: row.cost_currency },
        coreChargeAmount: row.core_charge_amount ?? 0,
        packSize: row.pack_size,
        minQuantity: row.min_quantity,
        supersededById: row.superseded_by_id,
        supersessionReason: row.supersession_reason,
      },
    ]),
  )
}

/** Reads bundles by id, with their parts in order. */
export async function findBundles(
  db: Database,
  dealershipId: string,
  bundleIds: readonly string[],
): Promise<Map<string, PricedBundle>> {
  if (bundleIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('bundle')
    .where('organization_id', '=', dealershipId)
    .where('id', 'in', bundleIds)
    .select(['id', 'name', 'is_active', 'cost_amount'])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('bundle_part')
          .whereRef('bundle_part.organization_id', '=', 'bundle.organization_id')
          .whereRef('bundle_part.bundle_id', '=', 'bundle.id')
          .select(['bundle_part.part_id as partId', 'bundle_part.quantity'])
          .orderBy('bundle_part.position'),
      ).as('parts'),
    )
    .execute()
  return new Map(
    rows.map(({ id, name, is_active, cost_amount, parts }) => [
      id,
      { id, name, isActive: is_active, costAmount: cost_amount, parts },
    ]),
  )
}

/** The catalogue's price breaks, by part. */
export async function findBreaks(db: Database, dealershipId: string, partIds: readonly string[]) {
  const rows = await db
    .selectFrom('price_break')
    .where('organization_id', '=', dealershipId)
    .where(sql<boolean>`part_id = any(${partIds}::uuid[])`)
    .select(['part_id', 'min_quantity', 'cost_amount'])
    .execute()
  return pricesByPart(rows)
}

/** The prices of a price list, by part. */
export async function findEntries(
  db: Database,
  dealershipId: string,
  priceListId: string | null,
  partIds: readonly string[],
) {
  if (priceListId === null) return new Map<string, QuantityPrice[]>()
  const rows = await db
    .selectFrom('price_list_entry')
    .where('organization_id', '=', dealershipId)
    .where('price_list_id', '=', priceListId)
    .where(sql<boolean>`part_id = any(${partIds}::uuid[])`)
    .select(['part_id', 'min_quantity', 'cost_amount'])
    .execute()
  return pricesByPart(rows)
}

function pricesByPart(rows: readonly { part_id: string; min_quantity: number; cost_amount: number }[]) {
  const groups = groupBy(rows, ({ part_id }) => part_id)
  const toPrice = (row: (typeof rows)[number]): QuantityPrice => ({
    minQuantity: row.min_quantity,
    amount: row.cost_amount,
  })
  return new Map([...groups].map(([partId, group]) => [partId, group.map(toPrice)]))
}

/** How many of each part are in stock and not reserved, at all active locations; parts without stock are absent. */
export async function findAvailable(
  db: Database,
  dealershipId: string,
  partIds: readonly string[],
): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('stock_level as level')
    .innerJoin('stock_location as location', (join) =>
      join
        .onRef('location.organization_id', '=', 'level.organization_id')
        .onRef('location.id', '=', 'level.location_id')
        .on('location.is_active', '=', true),
    )
    .where('level.organization_id', '=', dealershipId)
    .where(sql<boolean>`level.part_id = any(${partIds}::uuid[])`)
    .select(['level.part_id', sql<number>`sum(level.on_hand - level.reserved)`.as('available')])
    .groupBy('level.part_id')
    .execute()
  return new Map(rows.map(({ part_id, available }) => [part_id, available]))
}
