import { type Expression, type SelectQueryBuilder, sql } from 'kysely'
import { compileVariantsForCallers, seesCatalogue } from '../../../access'
import type { Caller } from '../../../access/caller'
import { beginsWith, prefixValues } from '../../../db/begins-with'
import { describeChosen, isChosen } from '../../../db/chosen-ids'
import { compileVariants, type Param } from '../../../db/compile-once'
import type { Database } from '../../../db/connection'
import { idsOfFew, totalOfFew } from '../../../db/few-rows'
import { itemsAndTotal } from '../../../db/items-and-total'
import { onPage, type Page } from '../../../db/on-page'
import { totalOf } from '../../../db/total-of'
import { described, type Parts } from './described-part.repository'
import { beginsWithNumber, containsText, wholeNumberIn } from './part-search.repository'

export interface PartFilter {
  catalogueId: string
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

/** A page of the parts of a catalogue; none if the caller does not see it. */
export async function listParts(db: Database, caller: Caller, { filter: { search, ...filter }, order, page }: List) {
  if (search.trim() === '') return compiledPage(db, caller, { filter, order, page })
  const number = wholeNumberIn(search)
  if (number !== undefined) {
    const found = await numberPage(db, caller, { filter, order, page, number })
    if (found.total > MAX_FOUND) {
      return searchedPage(db, caller, { filter, order, page, isFound: beginsWithNumber(number) })
    }
    if (found.total > 0) return found
  }
  return searchedPage(db, caller, { filter, order, page, isFound: containsText(search) })
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

/** The dealership of a catalogue, if the caller sees it. */
const dealershipOf = (db: Database, caller: Caller, catalogueId: string) =>
  db
    .selectFrom('catalogue')
    .where('catalogue.id', '=', catalogueId)
    .where((eb) => seesCatalogue(caller, eb.ref('catalogue.organization_id')))
    .select('catalogue.organization_id')

function partsOf(db: Database, caller: Caller, { catalogueId, active }: Filter): { parts: Parts } {
  const parts: Parts = db
    .selectFrom('catalogue_part')
    .where('catalogue_part.organization_id', '=', dealershipOf(db, caller, catalogueId))
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
}

const filtered = (db: Database, caller: Caller, param: Param, { active }: Pick<Variant, 'active'>) =>
  partsOf(db, caller, { catalogueId: param('catalogue'), active }).parts

const pageOf = compileVariantsForCallers((db, caller, param, variant: Variant) => {
  const { order, page } = variant
  const parts = filtered(db, caller, param, variant)
  // Chosen before it is described, so that the stock of the passed-over rows is not read.
  const ids = idsOnPage(parts, order, page)
  return described(filtered(db, caller, param, { active: undefined }).where(sql<boolean>`catalogue_part.id in ${ids}`))
    .select(sql<number>`(${counted(db, parts, MAX_COUNTED)})`.as('total'))
    .$call(inOrder(order))
})

const totalOfAll = compileVariantsForCallers<{ total: number }, Variant>((db, caller, param, variant) =>
  counted(db, filtered(db, caller, param, variant), MAX_COUNTED),
)

type Search = Omit<List, 'filter'> & { filter: Filter }

async function compiledPage(db: Database, caller: Caller, { filter, order, page }: Search) {
  const values = { catalogue: filter.catalogueId }
  const variant = { active: filter.active, order, page }
  const items = await pageOf(db, caller, values, variant)
  return { items, total: await totalOf(page, items, () => totalOfAll(db, caller, values, variant)) }
}

/** Those of a number, which are few. */
function ofNumber(db: Database, caller: Caller, param: Param, variant: Variant) {
  const whole = filtered(db, caller, param, { active: undefined })
    .where('catalogue_part.number_key', '=', param('beginning'))
    .select('catalogue_part.id')
  return filtered(db, caller, param, variant)
    .where(beginsWith(sql.ref('catalogue_part.number_key'), param))
    .where(sql<boolean>`exists ${whole}`)
    .select('catalogue_part.id')
    .select(sql`${sortColumns[variant.order.field]}`.as('place'))
    .limit(sql.lit(MAX_FOUND + 1))
    .as('few')
}

const idsOfNumber = compileVariantsForCallers((db, caller, param, variant: Variant) =>
  idsOfFew(db, ofNumber(db, caller, param, variant), variant.order.direction, variant.page),
)

const totalOfNumber = compileVariantsForCallers((db, caller, param, variant: Variant) =>
  totalOfFew(db, ofNumber(db, caller, param, variant)),
)

async function numberPage(
  db: Database,
  caller: Caller,
  { filter: { catalogueId, active }, order, page, number }: Search & { number: string },
) {
  const values = { catalogue: catalogueId, ...prefixValues(number) }
  const variant = { active, order, page }
  const chosen = await idsOfNumber(db, caller, values, variant)
  return {
    items: await chosenParts(db, chosen, order),
    total: await totalOf(page, chosen, () => totalOfNumber(db, caller, values, variant)),
  }
}

function searchedPage(
  db: Database,
  caller: Caller,
  { filter, order, page, isFound }: Search & { isFound: Expression<boolean> },
) {
  const parts = partsOf(db, caller, filter).parts.where(isFound)
  return itemsAndTotal(page, {
    isSearch: true,
    items: async () => chosenParts(db, await idsOnPage(parts, order, page).execute(), order),
    total: () => counted(db, parts, MAX_FOUND).executeTakeFirstOrThrow(),
  })
}

const describedOf = compileVariants((db, param, { order, length }: { order: PartOrder; length: number }) =>
  described(db.selectFrom('catalogue_part').where(isChosen(sql.ref('catalogue_part.id'), length, param))).$call(
    inOrder(order),
  ),
)

/** Parts that a search has chosen among those that the caller sees. */
const chosenParts = (db: Database, chosen: readonly { id: string }[], order: PartOrder) =>
  describeChosen(chosen, (values, length) => describedOf(db, values, { order, length }))
