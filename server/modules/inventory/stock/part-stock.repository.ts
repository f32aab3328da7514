import { type Expression, type SelectQueryBuilder, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Database } from '../../../db/connection'
import { onPage, type Page } from '../../../db/on-page'
import type { DB } from '../../../db/schema'
import { partSearch } from '../../catalogue'
import { claimsStock } from './back-order.repository'

export interface StockFilter {
  dealershipId: string
  search: string
  /** Only parts that have or had a stock there. */
  locationId: string | undefined
  state: 'in_stock' | 'reserved' | 'low' | 'out_of_stock' | 'back_ordered' | undefined
}

export interface StockOrder {
  field: 'part_number' | 'description'
  direction: 'asc' | 'desc'
}

/** Nobody pages further, and the list stays fast however many parts there are. */
const MAX_COUNTED = 10_000

type Parts = SelectQueryBuilder<DB, 'catalogue_part', object>

/** A page of the parts of a dealership, with their stock. */
export async function listPartStock(db: Database, filter: StockFilter, { field, direction }: StockOrder, page: Page) {
  const chosenParts = await chosen(db, filter)
  const found = chosenParts.found.select('catalogue_part.id')
  const ids = found
    .orderBy('catalogue_part.organization_id', direction)
    .orderBy(sql.ref(`catalogue_part.${field}`), direction)
    .orderBy('catalogue_part.id', direction)
    .$call(onPage(page))
  const [items, { total }] = await Promise.all([
    withStock(
      db
        .selectFrom('catalogue_part')
        .where('catalogue_part.organization_id', '=', filter.dealershipId)
        .where('catalogue_part.id', 'in', ids),
    )
      .orderBy(sql.ref(`catalogue_part.${field}`), direction)
      .orderBy('catalogue_part.id', direction)
      .execute(),
    db
      .selectFrom(found.limit(sql.lit(MAX_COUNTED)).as('found'))
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ])
  return { items, total }
}

/** @returns the stock of one part; undefined if there is no such part */
export const findPartStock = (db: Database, partId: string) =>
  withStock(db.selectFrom('catalogue_part').where('catalogue_part.id', '=', partId)).executeTakeFirst()

export type PartStock = NonNullable<Awaited<ReturnType<typeof findPartStock>>>

/** Which dealership a part belongs to. */
export async function findDealershipOfPart(db: Database, partId: string): Promise<string | undefined> {
  const found = await db
    .selectFrom('catalogue_part')
    .where('id', '=', partId)
    .select('organization_id')
    .executeTakeFirst()
  return found?.organization_id
}

async function chosen(
  db: Database,
  { dealershipId, search, locationId, state }: StockFilter,
): Promise<{ found: Parts }> {
  const isFound = await partSearch(db, dealershipId, search)
  let found: Parts = db
    .selectFrom('catalogue_part')
    .where('catalogue_part.organization_id', '=', dealershipId)
    .where(isFound)
  const there = locationId ? sql`level.location_id = ${locationId}` : sql`true`
  if (locationId) found = found.where(hasLevel(there))
  if (state === 'in_stock') found = found.where(hasLevel(sql`level.on_hand > 0 and ${there}`))
  if (state === 'reserved') found = found.where(hasLevel(sql`level.reserved > 0 and ${there}`))
  if (state === 'low') found = found.where(hasLevel(isLow))
  if (state === 'out_of_stock') found = found.where(sql<boolean>`${available} <= 0`)
  if (state === 'back_ordered') found = found.where(sql<boolean>`${backOrdered} > 0`)
  // In an object: a query that is returned by itself would be awaited.
  return { found }
}

const isLow = sql<boolean>`level.on_hand - level.reserved <= level.reorder_level`

const hasLevel = (condition: Expression<unknown>) =>
  sql<boolean>`exists (
    select from stock_level level
    where level.organization_id = catalogue_part.organization_id and level.part_id = catalogue_part.id
      and ${condition})`

/** Pieces of a part that can be sold, at all locations; null if it was never in stock. */
const available = sql<number | null>`(
  select sum(level.on_hand - level.reserved)::integer
  from stock_level level
  where level.organization_id = catalogue_part.organization_id and level.part_id = catalogue_part.id)`

/** Pieces of a part that orders wait for. */
const backOrdered = sql<number>`(
  select coalesce(sum(needed.per_unit * (line.quantity - line.reserved - line.shipped - line.cancelled)), 0)::integer
  from order_line_part needed
  join order_line line on line.organization_id = needed.organization_id and line.order_id = needed.order_id
    and line.id = needed.line_id
  join customer_order placed on placed.organization_id = line.organization_id and placed.id = line.order_id
  where needed.organization_id = catalogue_part.organization_id and needed.part_id = catalogue_part.id
    and line.reserved + line.shipped + line.cancelled < line.quantity
    and placed.status in (${sql.join(claimsStock.map((status) => sql.lit(status)))}))`

const withStock = (parts: Parts) =>
  parts
    .select(['catalogue_part.id', 'catalogue_part.part_number', 'catalogue_part.description', 'catalogue_part.unit'])
    .select(['catalogue_part.organization_id', 'catalogue_part.is_active', backOrdered.as('back_ordered')])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('stock_level as level')
          .innerJoin('stock_location as location', (join) =>
            join
              .onRef('location.organization_id', '=', 'level.organization_id')
              .onRef('location.id', '=', 'level.location_id'),
          )
          .whereRef('level.organization_id', '=', 'catalogue_part.organization_id')
          .whereRef('level.part_id', '=', 'catalogue_part.id')
          .orderBy('location.is_default', 'desc')
          .orderBy('location.name')
          .select(['level.location_id', 'location.name as location', 'level.on_hand', 'level.reserved'])
          .select('level.reorder_level'),
      ).as('levels'),
    )
