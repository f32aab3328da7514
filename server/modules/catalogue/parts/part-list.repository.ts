import { type Expression, type SelectQueryBuilder, sql } from 'kysely'
import { beginningValues, beginsWith } from '../../../db/begins-with'
import { compileVariants, type Param } from '../../../db/compile-once'
import type { Database } from '../../../db/connection'
import { isAmong } from '../../../db/is-among'
import { itemsAndTotal } from '../../../db/items-and-total'
import { onPage, type Page } from '../../../db/on-page'
import { totalOf } from '../../../db/total-of'
import { described, type Parts } from './described-part.repository'
import { beginsWithNumber, containsText, wholeNumberIn } from './part-search.repository'

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

interface List {
  filter: PartFilter
  order: PartOrder
  page: Page
}

/** A page of the parts of a catalogue. */
export async function listParts(db: Database, { filter: { search, ...filter }, order, page }: List) {
  if (search.trim() === '') return compiledPage(db, { filter, order, page })
  const number = wholeNumberIn(search)
  if (number !== undefined) {
    const found = await compiledPage(db, { filter, order, page, number })
    if (found.total > MAX_FOUND) {
      return searchedPage(db, { filter, order, page, isFound: beginsWithNumber(number) })
    }
    if (found.total > 0) return found
  }
  return searchedPage(db, { filter, order, page, isFound: containsText(search) })
}

type Filter = Omit<PartFilter, 'search'>

/** As the indexes have them. */
const sortColumns = {
  part_number: sql.ref('catalogue_part.part_number'),
  description: sql.ref('catalogue_part.description'),
  cost: sql`coalesce(catalogue_part.cost_amount, -1)`,
  updated_at: sql.ref('catalogue_part.updated_at'),
} satisfies Record<PartOrder['field'], unknown>

const inOrder =
  ({ field, direction }: PartOrder) =>
  <Tables, TB extends keyof Tables, Row>(parts: SelectQueryBuilder<Tables, TB, Row>) =>
    parts
      .orderBy(sql.ref('catalogue_part.organization_id'), direction)
      .orderBy(sortColumns[field], direction)
      .orderBy(sql.ref('catalogue_part.id'), direction)

function partsOf(db: Database, { dealershipId, active }: Filter): { parts: Parts } {
  const parts: Parts = db.selectFrom('catalogue_part').where('catalogue_part.organization_id', '=', dealershipId)
  // In an object: a query that is returned by itself would be awaited.
  return { parts: active === undefined ? parts : parts.where('catalogue_part.is_active', '=', active) }
}

const idsOnPage = (parts: Parts, order: PartOrder, page: Page) =>
  parts.select('catalogue_part.id').$call(inOrder(order)).$call(onPage(page))

const counted = (db: Database, parts: Parts, limit: number) =>
  db
    .selectFrom(parts.select('catalogue_part.id').limit(sql.lit(limit)).as('found'))
    .select(({ fn }) => fn.countAll<number>().as('total'))

interface Variant {
  active: boolean | undefined
  order: PartOrder
  page: Page
  isNumber: boolean
}

/** The ids on a page and the total: of all parts that a filter leaves, or of those of a number, which are few. */
function compiled(db: Database, param: Param, { active, order, page, isNumber }: Variant) {
  const dealershipId = param('dealership')
  const { parts } = partsOf(db, { dealershipId, active })
  // Chosen before it is described, so that the stock of the passed-over rows is not read.
  if (!isNumber) return { ids: idsOnPage(parts, order, page), total: counted(db, parts, MAX_COUNTED) }
  const whole = db
    .selectFrom('catalogue_part')
    .where('organization_id', '=', dealershipId)
    .where('number_key', '=', param('beginning'))
    .select('id')
  const few = parts
    .where(beginsWith(sql.ref('catalogue_part.number_key'), param))
    .where(sql<boolean>`exists ${whole}`)
    .select('catalogue_part.id')
    .select(sql`${sortColumns[order.field]}`.as('place'))
    .limit(sql.lit(MAX_FOUND + 1))
    .as('few')
  const sorted = db.selectFrom(few).orderBy('few.place', order.direction).orderBy('few.id', order.direction)
  return {
    ids: sorted.select('few.id').$call(onPage(page)),
    total: db.selectFrom(few).select(({ fn }) => fn.countAll<number>().as('total')),
  }
}

const pageOf = compileVariants((db, param, variant: Variant) => {
  const { ids, total } = compiled(db, param, variant)
  return described(
    db
      .selectFrom('catalogue_part')
      .where('catalogue_part.organization_id', '=', param('dealership'))
      .where(sql<boolean>`catalogue_part.id in ${ids}`),
  )
    .select(sql<number>`(${total})`.as('total'))
    .$call(inOrder(variant.order))
})

const totalOfAll = compileVariants<{ total: number }, Variant>(
  (db, param, variant) => compiled(db, param, variant).total,
)

async function compiledPage(
  db: Database,
  { filter: { dealershipId, active }, order, page, number }: Omit<List, 'filter'> & { filter: Filter; number?: string },
) {
  const values = { dealership: dealershipId, ...(number !== undefined && beginningValues(number)) }
  const variant = { active, order, page, isNumber: number !== undefined }
  const items = await pageOf(db, values, variant)
  return { items, total: await totalOf(page, items, () => totalOfAll(db, values, variant)) }
}

function searchedPage(
  db: Database,
  { filter, order, page, isFound }: Omit<List, 'filter'> & { filter: Filter; isFound: Expression<boolean> },
) {
  const parts = partsOf(db, filter).parts.where(isFound)
  const ids = idsOnPage(parts, order, page)
  return itemsAndTotal(page, {
    isSearch: true,
    items: async () =>
      described(
        db
          .selectFrom('catalogue_part')
          .where('catalogue_part.organization_id', '=', filter.dealershipId)
          .where(await isAmong(sql.ref('catalogue_part.id'), ids, { isSearch: true })),
      )
        .$call(inOrder(order))
        .execute(),
    total: () => counted(db, parts, MAX_FOUND).executeTakeFirstOrThrow(),
  })
}
