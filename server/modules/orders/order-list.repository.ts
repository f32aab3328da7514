import { type Expression, type SelectQueryBuilder, sql } from 'kysely'
import { compileVariantsForCallers, seesOrder } from '../../access'
import type { Caller } from '../../access/caller'
import type { Param } from '../../db/compile-once'
import type { Database } from '../../db/connection'
import { type ColumnFilter, equalsGiven, given } from '../../db/given'
import { isAmong } from '../../db/is-among'
import { itemsAndTotal } from '../../db/items-and-total'
import { onPage, type Page } from '../../db/on-page'
import type { DB, FulfillmentStatus, OrderStatus } from '../../db/schema'
import { totalOf } from '../../db/total-of'
import type { OrderSummary } from './order'
import { containsWords, hasNumber, type NumberKind, numbersIn, type SoughtNumber } from './order-search.repository'
import { summaries } from './order-summary.repository'

export interface OrderFilter {
  placedBy?: string | undefined
  dealershipId?: string | undefined
  operatorId?: string | undefined
  instanceId?: string | undefined
  status?: OrderStatus | undefined
  fulfillmentStatus?: FulfillmentStatus | undefined
  /** Each word must occur in the order number, the PO number or the operator's name. */
  search: string
}

export interface OrderSort {
  field: 'created_at' | 'order_number' | 'status' | 'po_number' | 'total'
  direction: 'asc' | 'desc'
}

interface List {
  filter: OrderFilter
  sort: OrderSort
  page: Page
}

/** Nobody pages further, and the list stays fast however many there are. */
const MAX_COUNTED = 10_000
/** So many that begin with one number are read to be sorted; of more, the first in the order of the list are searched. */
const MAX_BEGINNING = 1000

/** A page of the orders that a caller may see. */
export async function listOrders(
  db: Database,
  caller: Caller,
  { filter: { search, ...filter }, sort, page }: List,
): Promise<{ items: OrderSummary[]; total: number }> {
  if (search.trim() === '') return compiledPage(db, caller, { filter, sort, page })
  for (const number of numbersIn(search)) {
    const found = await compiledPage(db, caller, { filter, sort, page, number })
    if (found.total > MAX_BEGINNING) return searchedPage(db, caller, { filter, sort, page, isFound: number.begins })
    if (found.total > 0) return found
  }
  return searchedPage(db, caller, { filter, sort, page, isFound: containsWords(search) })
}

type Filters = ColumnFilter<keyof typeof filterColumns>

const filterColumns = {
  placedBy: 'customer_order.placed_by',
  dealershipId: 'customer_order.organization_id',
  operatorId: 'customer_order.operator_id',
  instanceId: 'customer_order.instance_id',
  status: 'customer_order.status',
  fulfillmentStatus: 'customer_order.fulfillment_status',
} satisfies Record<keyof Omit<OrderFilter, 'search'>, string>

/** Whether a `customer_order` has what a filter asks for. */
export const matches = (filter: Filters) => equalsGiven(filter, filterColumns)

const sortColumns = {
  created_at: 'customer_order.created_at',
  order_number: 'customer_order.number',
  status: 'customer_order.status',
  po_number: 'customer_order.po_number',
  total: 'customer_order.total_amount',
} satisfies Record<OrderSort['field'], string>

const inOrder =
  ({ field, direction }: OrderSort) =>
  <Tables, TB extends keyof Tables, Row>(orders: SelectQueryBuilder<Tables, TB, Row>) =>
    orders.orderBy(sql.ref(sortColumns[field]), direction).orderBy(sql.ref('customer_order.id'), direction)

const visible = (db: Database, caller: Caller, filter: Filters) =>
  db.selectFrom('customer_order').where(seesOrder(caller)).where(matches(filter))

type Orders = SelectQueryBuilder<DB, 'customer_order', object>

const idsOnPage = (orders: Orders, sort: OrderSort, page: Page) =>
  orders.select('customer_order.id').$call(inOrder(sort)).$call(onPage(page))

const counted = (db: Database, orders: Orders) =>
  db
    .selectFrom(orders.select('customer_order.id').limit(sql.lit(MAX_COUNTED)).as('found'))
    .select(({ fn }) => fn.countAll<number>().as('total'))

interface Variant {
  /** Of what the filter asks for. */
  names: string[]
  sort: OrderSort
  page: Page
  number?: NumberKind | undefined
}

/** The ids on a page and the total: of all orders that a filter leaves, or of those of a number, which are few. */
function compiled(db: Database, caller: Caller, param: Param, { names, number, sort, page }: Variant) {
  const orders = visible(db, caller, Object.fromEntries(names.map((name) => [name, param(name)])))
  if (!number) return { ids: idsOnPage(orders, sort, page), total: counted(db, orders) }
  const few = orders
    .where(hasNumber(db, caller, number, param))
    .select('customer_order.id')
    .select(sql`${sql.ref(sortColumns[sort.field])}`.as('place'))
    .limit(sql.lit(MAX_BEGINNING + 1))
    .as('few')
  const sorted = db.selectFrom(few).orderBy('few.place', sort.direction).orderBy('few.id', sort.direction)
  return {
    ids: sorted.select('few.id').$call(onPage(page)),
    total: db.selectFrom(few).select(({ fn }) => fn.countAll<number>().as('total')),
  }
}

const pageOf = compileVariantsForCallers((db, caller, param, variant: Variant) => {
  const { ids, total } = compiled(db, caller, param, variant)
  return summaries(db)
    .where(sql<boolean>`customer_order.id in ${ids}`)
    .select(sql<number>`(${total})`.as('total'))
    .$call(inOrder(variant.sort))
})

const totalOfAll = compileVariantsForCallers<{ total: number }, Variant>(
  (db, caller, param, variant) => compiled(db, caller, param, variant).total,
)

async function compiledPage(
  db: Database,
  caller: Caller,
  { filter, sort, page, number }: Omit<List, 'filter'> & { filter: Filters; number?: SoughtNumber },
): Promise<{ items: OrderSummary[]; total: number }> {
  const asked = given(filter)
  const values = { ...asked, ...number?.values }
  const variant = { names: Object.keys(asked), sort, page, number: number?.kind }
  const items = await pageOf(db, caller, values, variant)
  return { items, total: await totalOf(page, items, () => totalOfAll(db, caller, values, variant)) }
}

async function searchedPage(
  db: Database,
  caller: Caller,
  { filter, sort, page, isFound }: Omit<List, 'filter'> & { filter: Filters; isFound: Expression<boolean> },
): Promise<{ items: OrderSummary[]; total: number }> {
  const orders = visible(db, caller, filter).where(isFound)
  const chosen = idsOnPage(orders, sort, page)
  return itemsAndTotal(page, {
    isSearch: true,
    items: async () =>
      summaries(db)
        .where(await isAmong(sql.ref('customer_order.id'), chosen, { isSearch: true }))
        .$call(inOrder(sort))
        .execute(),
    total: () => counted(db, orders).executeTakeFirstOrThrow(),
  })
}
