import { type ExpressionBuilder, sql } from 'kysely'
import { jsonArrayFrom, jsonBuildObject } from 'kysely/helpers/postgres'
import { compileForCallers, seesOrder } from '../../access'
import type { Caller } from '../../access/caller'
import type { Database } from '../../db/connection'
import { isAmong } from '../../db/is-among'
import { itemsAndTotal } from '../../db/items-and-total'
import { onPage, type Page } from '../../db/on-page'
import { personName } from '../../db/person-name'
import type { DB, FulfillmentStatus, OrderStatus } from '../../db/schema'
import type { Order, OrderAddress, OrderSummary } from './order'
import { orderSearch } from './order-search.repository'
import { shipmentsOf, toShipment } from './shipment.repository'

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

export interface OrderCard {
  status: OrderStatus
  currency: string
  count: number
  sum: number
}

/** Nobody pages further, and the list stays fast however many there are. */
const MAX_COUNTED = 10_000

export function createOrderRepository(db: Database) {
  return {
    visibleTo(caller: Caller) {
      const visible = () => db.selectFrom('customer_order').where(seesOrder(caller))
      return {
        async find(id: string): Promise<Order | undefined> {
          const [row] = await visibleDetails(db, caller, { id })
          return toOrder(row)
        },

        async list(
          filter: OrderFilter,
          { field, direction }: OrderSort,
          page: Page,
        ): Promise<{ items: OrderSummary[]; total: number }> {
          const isFound = await orderSearch(db, caller, filter.search)
          const found = visible().where(matches(filter)).where(isFound)
          const counted = db.selectFrom(found.select('customer_order.id').limit(sql.lit(MAX_COUNTED)).as('found'))
          const chosen = found
            .select('customer_order.id')
            .orderBy(sql.ref(sortColumns[field]), direction)
            .orderBy('customer_order.id', direction)
            .$call(onPage(page))
          const isSearch = filter.search.trim() !== ''
          return itemsAndTotal(page, {
            isSearch,
            items: async () =>
              summaries(db)
                .where(await isAmong(sql.ref('customer_order.id'), chosen, { isSearch }))
                .orderBy(sql.ref(sortColumns[field]), direction)
                .orderBy('customer_order.id', direction)
                .execute(),
            total: () => counted.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
          })
        },

        /** Counts and sums for each status and currency. */
        cards: (filter: OrderFilter): Promise<OrderCard[]> =>
          visible()
            .where(matches(filter))
            .groupBy(['customer_order.status', 'customer_order.currency'])
            .select(({ fn }) => [
              'customer_order.status',
              'customer_order.currency',
              fn.countAll<number>().as('count'),
              fn.sum<number>('customer_order.total_amount').$castTo<number>().as('sum'),
            ])
            .orderBy('customer_order.currency')
            .execute(),
      }
    },
  }
}

export type OrderRepository = ReturnType<typeof createOrderRepository>

/** One order with its lines, whoever asks. */
export const findOrder = async (db: Database, id: string): Promise<Order | undefined> =>
  toOrder(await detailed(db).where('customer_order.id', '=', id).executeTakeFirst())

/** All of an order in one statement: each further one takes as long as reading the order itself. */
const detailed = (db: Database) =>
  summaries(db)
    .select([
      'customer_order.note',
      'customer_order.instance_id as instanceId',
      'customer_order.tax_name as taxName',
      'customer_order.tax_basis_points as taxBasisPoints',
      'customer_order.subtotal_amount as subtotalAmount',
      'customer_order.core_charge_amount as coreChargeAmount',
      'customer_order.tax_amount as taxAmount',
    ])
    .select(sql<OrderAddress | null>`customer_order.address`.as('address'))
    .select((eb) => [jsonArrayFrom(linesOf(eb)).as('lines'), jsonArrayFrom(shipmentsOf(eb)).as('shipments')])
    .select((eb) => invoiceNumberOf(eb).as('invoiceNumber'))

const visibleDetails = compileForCallers((db, caller, param) =>
  detailed(db).where(seesOrder(caller)).where('customer_order.id', '=', param('id')),
)

type DetailedRow = Awaited<ReturnType<ReturnType<typeof detailed>['executeTakeFirstOrThrow']>>

const toOrder = (row: DetailedRow | undefined): Order | undefined =>
  row && { ...row, shipments: row.shipments.map(toShipment) }

const linesOf = (eb: ExpressionBuilder<DB, 'customer_order'>) =>
  eb
    .selectFrom('order_line as line')
    .whereRef('line.organization_id', '=', 'customer_order.organization_id')
    .whereRef('line.order_id', '=', 'customer_order.id')
    .select(['line.id', 'line.position', 'line.part_id as partId', 'line.bundle_id as bundleId'])
    .select(['line.part_number as partNumber', 'line.asked_number as askedNumber', 'line.description'])
    .select(['line.unit_amount as unitAmount', 'line.core_charge_amount as coreChargeAmount'])
    .select(['line.tax_amount as taxAmount', 'line.quantity', 'line.reserved', 'line.picked', 'line.shipped'])
    .select(['line.delivered', 'line.cancelled', 'line.returned'])
    .select((line) =>
      jsonArrayFrom(
        line
          .selectFrom('order_line_part as needed')
          .innerJoin('catalogue_part as part', (join) =>
            join.onRef('part.organization_id', '=', 'needed.organization_id').onRef('part.id', '=', 'needed.part_id'),
          )
          .whereRef('needed.organization_id', '=', 'line.organization_id')
          .whereRef('needed.order_id', '=', 'line.order_id')
          .whereRef('needed.line_id', '=', 'line.id')
          .select(['part.id', 'part.part_number as partNumber', 'part.description', 'needed.per_unit as quantity'])
          .orderBy('part.part_number'),
      ).as('parts'),
    )
    .orderBy('line.position')

const invoiceNumberOf = (eb: ExpressionBuilder<DB, 'customer_order'>) =>
  eb
    .selectFrom('order_invoice as invoice')
    .whereRef('invoice.organization_id', '=', 'customer_order.organization_id')
    .whereRef('invoice.order_id', '=', 'customer_order.id')
    .select('invoice.number')

const matches = (filter: OrderFilter) => (eb: ExpressionBuilder<DB, 'customer_order'>) =>
  eb.and([
    ...(filter.placedBy ? [eb('customer_order.placed_by', '=', filter.placedBy)] : []),
    ...(filter.dealershipId ? [eb('customer_order.organization_id', '=', filter.dealershipId)] : []),
    ...(filter.operatorId ? [eb('customer_order.operator_id', '=', filter.operatorId)] : []),
    ...(filter.instanceId ? [eb('customer_order.instance_id', '=', filter.instanceId)] : []),
    ...(filter.status ? [eb('customer_order.status', '=', filter.status)] : []),
    ...(filter.fulfillmentStatus ? [eb('customer_order.fulfillment_status', '=', filter.fulfillmentStatus)] : []),
  ])

const sortColumns = {
  created_at: 'customer_order.created_at',
  order_number: 'customer_order.number',
  status: 'customer_order.status',
  po_number: 'customer_order.po_number',
  total: 'customer_order.total_amount',
} satisfies Record<OrderSort['field'], string>

const summaries = (db: Database) =>
  db
    .selectFrom('customer_order')
    .innerJoin('organization as dealership', 'dealership.id', 'customer_order.organization_id')
    .innerJoin('organization as operator', 'operator.id', 'customer_order.operator_id')
    .leftJoin('person', 'person.id', 'customer_order.placed_by')
    .select([
      'customer_order.id',
      'customer_order.number',
      'customer_order.version',
      'customer_order.status',
      'customer_order.fulfillment_status as fulfillmentStatus',
      'customer_order.payment_status as paymentStatus',
      'customer_order.po_number as poNumber',
      'customer_order.delivery',
      'customer_order.is_on_account as isOnAccount',
      'customer_order.currency',
      'customer_order.total_amount as totalAmount',
      'customer_order.placed_at as placedAt',
      'customer_order.created_at as createdAt',
      'customer_order.updated_at as updatedAt',
    ])
    .select((eb) => [
      jsonBuildObject({ id: eb.ref('dealership.id'), name: eb.ref('dealership.name') }).as('dealership'),
      jsonBuildObject({ id: eb.ref('operator.id'), name: eb.ref('operator.name') }).as('operator'),
      personName('person').as('placedBy'),
      sql<number>`(${eb
        .selectFrom('order_line')
        .whereRef('order_line.organization_id', '=', 'customer_order.organization_id')
        .whereRef('order_line.order_id', '=', 'customer_order.id')
        .select(({ fn }) => fn.countAll<number>().as('count'))})`.as('lineCount'),
    ])
