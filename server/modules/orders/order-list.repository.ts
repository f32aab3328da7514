import { type Expression, type SelectQueryBuilder, type SqlBool, sql } from 'kysely'
import { compileVariantsForCallers, seesOrder } from '../../access'
import type { Caller } from '../../access/caller'
import { amountInUnits } from '../../db/amount-in-units'
import { describeChosen, isChosen } from '../../db/chosen-ids'
import { type ColumnFilter, filterValues, matchesFilter } from '../../db/column-filter'
import { compileVariants, type Param } from '../../db/compile-once'
import type { Database } from '../../db/connection'
import { idsOfFew, totalOfFew } from '../../db/few-rows'
import { itemsAndTotal } from '../../db/items-and-total'
import { onPage, type Page } from '../../db/on-page'
import type { DB, FulfillmentStatus, OrderStatus, PaymentStatus } from '../../db/schema'
import { totalOf } from '../../db/total-of'
import type { OrderSummary } from './order'
import { findOrdersOnPaper } from './order-papers.repository'
import { hasNumber, type NumberKind, numbersIn, type SoughtNumber } from './order-search.repository'
import { summaries } from './order-summary.repository'

export interface OrderFilter {
  placedBy?: string | undefined
  dealershipId?: string | undefined
  operatorId?: string | undefined
  instanceId?: string | undefined
  status?: OrderStatus | undefined
  fulfillmentStatus?: FulfillmentStatus | undefined
  paymentStatus?: PaymentStatus | undefined
  isOnAccount?: 'true' | 'false' | undefined
  /** Any of several machines, or of those who placed them: ids, separated by commas. */
  instanceIds?: string | undefined
  placerIds?: string | undefined
  /** Moments in ISO 8601: created from the one on, and before the other. */
  createdFrom?: string | undefined
  createdBefore?: string | undefined
  /** What an order comes to, in whole units of its currency such as dollars; the second of each pair is left out itself. */
  totalFrom?: string | undefined
  totalAbove?: string | undefined
  totalTo?: string | undefined
  totalBelow?: string | undefined
  /** Only orders of which something can be shipped, or waits for stock. */
  hasToShip?: 'true' | undefined
  hasBackorders?: 'true' | undefined
  /** Only orders of which something that is reserved is not picked yet. */
  hasToPick?: 'true' | undefined
  /** Each word must occur in the order number, the PO number or the operator's name, or be a number on the order's papers. */
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

interface Found {
  items: OrderSummary[]
  total: number
}

/** A page of the orders that a caller may see. */
export async function listOrders(
  db: Database,
  caller: Caller,
  { filter: { search, ...filter }, sort, page }: List,
): Promise<Found> {
  if (search.trim() === '') return compiledPage(db, caller, { filter, sort, page })
  const numbers = numbersIn(search)
  const orderNumber = numbers.find(({ kind }) => kind === 'order-number')
  if (orderNumber) {
    const found = await numberPage(db, caller, { filter, sort, page, number: orderNumber })
    if (found.total > 0) return found
  }
  // Before the PO number: what is a number of both is found by both.
  const { isFound, isEmpty } = await findOrdersOnPaper(db, search, seesOrder(caller))
  const poNumber = numbers.find(({ kind }) => kind === 'po-number')
  if (isEmpty && poNumber) {
    const found = await numberPage(db, caller, { filter, sort, page, number: poNumber })
    if (found.total > MAX_BEGINNING) return searchedPage(db, caller, { filter, sort, page, isFound: poNumber.begins })
    if (found.total > 0) return found
  }
  return searchedPage(db, caller, { filter, sort, page, isFound })
}

type Filters = ColumnFilter<keyof Omit<OrderFilter, 'search'>>

const filterColumns = {
  placedBy: 'customer_order.placed_by',
  dealershipId: 'customer_order.organization_id',
  operatorId: 'customer_order.operator_id',
  instanceId: 'customer_order.instance_id',
  status: 'customer_order.status',
  fulfillmentStatus: 'customer_order.fulfillment_status',
  paymentStatus: 'customer_order.payment_status',
  isOnAccount: 'customer_order.is_on_account',
} satisfies Record<
  keyof Omit<
    OrderFilter,
    | 'search'
    | 'hasToShip'
    | 'hasBackorders'
    | 'hasToPick'
    | 'createdFrom'
    | 'createdBefore'
    | SeveralFilter
    | TotalFilter
  >,
  string
>

const totalInUnits = amountInUnits('customer_order.total_amount', 'customer_order.currency')

type SeveralFilter = 'instanceIds' | 'placerIds'

const matchesSeveral = ({ instanceIds, placerIds }: Pick<Filters, SeveralFilter>) => [
  ...(instanceIds !== undefined
    ? [sql<SqlBool>`customer_order.instance_id = any(string_to_array(${instanceIds}, ',')::uuid[])`]
    : []),
  ...(placerIds !== undefined
    ? [sql<SqlBool>`customer_order.placed_by = any(string_to_array(${placerIds}, ',')::uuid[])`]
    : []),
]

type TotalFilter = 'totalFrom' | 'totalAbove' | 'totalTo' | 'totalBelow'

/** What an order comes to, as far as a filter asks for that. */
const matchesTotal = ({ totalFrom, totalAbove, totalTo, totalBelow }: Pick<Filters, TotalFilter>) => [
  ...(totalFrom ? [sql<SqlBool>`${totalInUnits} >= ${totalFrom}::numeric`] : []),
  ...(totalAbove ? [sql<SqlBool>`${totalInUnits} > ${totalAbove}::numeric`] : []),
  ...(totalTo ? [sql<SqlBool>`${totalInUnits} <= ${totalTo}::numeric`] : []),
  ...(totalBelow ? [sql<SqlBool>`${totalInUnits} < ${totalBelow}::numeric`] : []),
]

const hasLineToPick = sql<SqlBool>`exists (
  select from order_line as line
  where line.organization_id = customer_order.organization_id and line.order_id = customer_order.id
    and line.reserved > line.picked)`

/** Whether a `customer_order` has what a filter asks for. */
export function matches(asked: Filters) {
  const { hasToShip, hasBackorders, hasToPick, createdFrom, createdBefore, ...others } = asked
  const { totalFrom, totalAbove, totalTo, totalBelow, instanceIds, placerIds, ...filter } = others
  // Literals: a prepared statement uses a partial index only if its predicate has no parameter.
  const left = [
    ...(hasToShip ? [sql<SqlBool>`customer_order.has_to_ship`] : []),
    ...(hasToPick ? [hasLineToPick] : []),
    ...(hasBackorders ? [sql<SqlBool>`customer_order.has_backorders`] : []),
  ]
  const period = [
    ...(createdFrom ? [sql<SqlBool>`customer_order.created_at >= ${createdFrom}::timestamptz`] : []),
    ...(createdBefore ? [sql<SqlBool>`customer_order.created_at < ${createdBefore}::timestamptz`] : []),
  ]
  const totals = matchesTotal({ totalFrom, totalAbove, totalTo, totalBelow })
  const several = matchesSeveral({ instanceIds, placerIds })
  const all = [matchesFilter(filter, filterColumns), ...several, ...period, ...totals, ...left]
  return sql<SqlBool>`${sql.join(all, sql` and `)}`
}

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
}

const filtered = (db: Database, caller: Caller, param: Param, names: readonly string[]) =>
  visible(db, caller, Object.fromEntries(names.map((name) => [name, param(name)])))

const pageOf = compileVariantsForCallers((db, caller, param, { names, sort, page }: Variant) => {
  const orders = filtered(db, caller, param, names)
  return summaries(db)
    .where(sql<boolean>`customer_order.id in ${idsOnPage(orders, sort, page)}`)
    .select(sql<number>`(${counted(db, orders)})`.as('total'))
    .$call(inOrder(sort))
})

const totalOfAll = compileVariantsForCallers<{ total: number }, Variant>((db, caller, param, { names }) =>
  counted(db, filtered(db, caller, param, names)),
)

type Search = Omit<List, 'filter'> & { filter: Filters }

async function compiledPage(db: Database, caller: Caller, { filter, sort, page }: Search): Promise<Found> {
  const values = filterValues(filter)
  const variant = { names: Object.keys(values), sort, page }
  const items = await pageOf(db, caller, values, variant)
  return { items, total: await totalOf(page, items, () => totalOfAll(db, caller, values, variant)) }
}

interface NumberVariant extends Variant {
  number: NumberKind
}

/** Those of a number, which are few. */
const ofNumber = (db: Database, caller: Caller, param: Param, { names, number, sort }: NumberVariant) =>
  filtered(db, caller, param, names)
    .where(hasNumber(db, caller, number, param))
    .select('customer_order.id')
    .select(sql`${sql.ref(sortColumns[sort.field])}`.as('place'))
    .limit(sql.lit(MAX_BEGINNING + 1))
    .as('few')

const idsOfNumber = compileVariantsForCallers((db, caller, param, variant: NumberVariant) =>
  idsOfFew(db, ofNumber(db, caller, param, variant), variant.sort.direction, variant.page),
)

const totalOfNumber = compileVariantsForCallers((db, caller, param, variant: NumberVariant) =>
  totalOfFew(db, ofNumber(db, caller, param, variant)),
)

async function numberPage(
  db: Database,
  caller: Caller,
  { filter, sort, page, number }: Search & { number: SoughtNumber },
): Promise<Found> {
  const asked = filterValues(filter)
  const values = { ...asked, ...number.values }
  const variant = { names: Object.keys(asked), sort, page, number: number.kind }
  const chosen = await idsOfNumber(db, caller, values, variant)
  return {
    items: await chosenOrders(db, chosen, sort),
    total: await totalOf(page, chosen, () => totalOfNumber(db, caller, values, variant)),
  }
}

async function searchedPage(
  db: Database,
  caller: Caller,
  { filter, sort, page, isFound }: Search & { isFound: Expression<SqlBool> },
): Promise<Found> {
  const orders = visible(db, caller, filter).where(isFound)
  return itemsAndTotal(page, {
    isSearch: true,
    items: async () => chosenOrders(db, await idsOnPage(orders, sort, page).execute(), sort),
    total: () => counted(db, orders).executeTakeFirstOrThrow(),
  })
}

const summariesOf = compileVariants((db, param, { sort, length }: { sort: OrderSort; length: number }) =>
  summaries(db)
    .where(isChosen(sql.ref('customer_order.id'), length, param))
    .$call(inOrder(sort)),
)

/** Orders that a search has chosen among those that the caller may see. */
const chosenOrders = (db: Database, chosen: readonly { id: string }[], sort: OrderSort): Promise<OrderSummary[]> =>
  describeChosen(chosen, (values, length) => summariesOf(db, values, { sort, length }))
