import { type ExpressionBuilder, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { compileForCallers, seesOrder, serves } from '../../access'
import type { Caller } from '../../access/caller'
import type { Database } from '../../db/connection'
import { toNullableTime, toTime, type WithTexts } from '../../db/json-times'
import type { Page } from '../../db/on-page'
import type { DB, OrderStatus } from '../../db/schema'
import { creditNotesOf, toCreditNote } from './credit-notes/credit-note.repository'
import { canBeFollowed, type Order, type OrderAddress } from './order'
import { listOrders, matches, type OrderFilter, type OrderSort } from './order-list.repository'
import { paymentsOf, toPayment } from './order-payment.repository'
import { headers } from './order-summary.repository'
import { shipmentsOf, toShipment } from './shipment.repository'

export interface OrderCard {
  status: OrderStatus
  currency: string
  count: number
  sum: number
}

export function createOrderRepository(db: Database) {
  return {
    visibleTo(caller: Caller) {
      return {
        async find(id: string): Promise<Order | undefined> {
          const [row] = await visibleDetails(db, caller, { id })
          return toOrder(row)
        },

        list: (filter: OrderFilter, sort: OrderSort, page: Page) => listOrders(db, caller, { filter, sort, page }),

        /** Counts and sums for each status and currency. */
        cards: (filter: Omit<OrderFilter, 'search'>): Promise<OrderCard[]> =>
          db
            .selectFrom('customer_order')
            .where(seesOrder(caller))
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
  toOrder(await asJson(db, detailed(db).where('customer_order.id', '=', id)).executeTakeFirst())

/** All of an order in one statement: each further one takes as long as reading the order itself. */
const detailed = (db: Database) =>
  headers(db)
    .select([
      'customer_order.note',
      'customer_order.instance_id as instanceId',
      'customer_order.paid_too_late_at as paidTooLateAt',
      'customer_order.contact_email as contactEmail',
      'customer_order.tax_name as taxName',
      'customer_order.tax_basis_points as taxBasisPoints',
      'customer_order.subtotal_amount as subtotalAmount',
      'customer_order.core_charge_amount as coreChargeAmount',
      'customer_order.tax_amount as taxAmount',
    ])
    .select(sql<OrderAddress | null>`customer_order.address`.as('address'))
    .select(serves(sql.ref('customer_order.organization_id'), sql.ref('customer_order.operator_id')).as('isServed'))
    .select((eb) => [jsonArrayFrom(linesOf(eb)).as('lines'), jsonArrayFrom(shipmentsOf(eb)).as('shipments')])
    .select((eb) => [jsonArrayFrom(paymentsOf(eb)).as('payments'), invoiceNumberOf(eb).as('invoiceNumber')])
    .select((eb) => jsonArrayFrom(creditNotesOf(eb)).as('creditNotes'))

const visibleDetails = compileForCallers((db, caller, param) =>
  asJson(db, detailed(db).where(seesOrder(caller)).where('customer_order.id', '=', param('id'))),
)

type DetailedRow = Awaited<ReturnType<ReturnType<typeof detailed>['executeTakeFirstOrThrow']>>

type StoredOrder = WithTexts<DetailedRow>

/** One value instead of thirty columns, each of which the database describes again with every order. */
const asJson = (db: Database, orders: ReturnType<typeof detailed>) =>
  db.selectFrom(orders.as('found')).select(sql<StoredOrder>`to_json(found)`.as('order'))

const toOrder = (row: { order: StoredOrder } | undefined): Order | undefined =>
  row && {
    ...row.order,
    placedAt: toNullableTime(row.order.placedAt),
    createdAt: toTime(row.order.createdAt),
    updatedAt: toTime(row.order.updatedAt),
    paidTooLateAt: toNullableTime(row.order.paidTooLateAt),
    lineCount: row.order.lines.length,
    parcels: row.order.shipments.filter(canBeFollowed),
    shipments: row.order.shipments.map(toShipment),
    payments: row.order.payments.map(toPayment),
    creditNotes: row.order.creditNotes.map(toCreditNote),
  }

const linesOf = (eb: ExpressionBuilder<DB, 'customer_order'>) =>
  eb
    .selectFrom('order_line as line')
    .whereRef('line.organization_id', '=', 'customer_order.organization_id')
    .whereRef('line.order_id', '=', 'customer_order.id')
    .select(['line.id', 'line.position', 'line.part_id as partId', 'line.bundle_id as bundleId'])
    .select(['line.part_number as partNumber', 'line.asked_number as askedNumber', 'line.description'])
    .select(['line.unit_amount as unitAmount', 'line.core_charge_amount as coreChargeAmount'])
    .select(['line.tax_amount as taxAmount', 'line.quantity', 'line.reserved', 'line.picked', 'line.shipped'])
    .select(['line.delivered', 'line.cancelled', 'line.returned', 'line.credited'])
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
          .select(availableOf(sql.ref('needed.organization_id'), sql.ref('needed.part_id')).as('available'))
          .orderBy('needed.position')
          .orderBy('part.part_number'),
      ).as('parts'),
    )
    .orderBy('line.position')

/** How many of a part are on hand and not reserved. */
const availableOf = (dealershipId: Reference, partId: Reference) => sql<number>`(
  select coalesce(sum(on_hand - reserved), 0)::integer from stock_level
  where organization_id = ${dealershipId} and part_id = ${partId})`

type Reference = ReturnType<typeof sql.ref>

const invoiceNumberOf = (eb: ExpressionBuilder<DB, 'customer_order'>) =>
  eb
    .selectFrom('order_invoice as invoice')
    .whereRef('invoice.organization_id', '=', 'customer_order.organization_id')
    .whereRef('invoice.order_id', '=', 'customer_order.id')
    .select('invoice.number')
