import { sql } from 'kysely'
import type { Database } from '../../db/connection'
import { listOf } from '../../db/list-of'
import type { Page } from '../../db/on-page'
import { personName } from '../../db/person-name'
import type { PaymentState } from '../../db/schema'
import { within } from '../../db/within'
import type { Period } from '../../domain/period'
import { findOrdersOnPaper } from '../orders'

export interface PaymentFilter {
  dealershipId: string
  state: PaymentState | undefined
  period: Period
  search: string
}

export interface PaymentSort {
  field: 'created_at' | 'order_number' | 'amount' | 'state'
  direction: 'asc' | 'desc'
}

const returned = sql<number>`(
  select coalesce(sum(amount), 0)::bigint from payment_refund
  where payment_refund.payment_id = payment.id and payment_refund.state not in ('FAILED', 'CANCELED'))`

/** Payments with their order and its customer, as lists show them. */
const payments = (db: Database) =>
  db
    .selectFrom('payment')
    .innerJoin('customer_order', 'customer_order.id', 'payment.order_id')
    .innerJoin('organization as customer', 'customer.id', 'customer_order.operator_id')
    .select(['payment.id', 'payment.organization_id as dealershipId', 'payment.state', 'payment.amount'])
    .select(['payment.currency', 'payment.fee_amount as feeAmount', 'payment.method'])
    .select('payment.failure')
    .select(['payment.paid_at as paidAt', 'payment.created_at as createdAt'])
    .select(['customer_order.id as orderId', 'customer_order.number', 'customer_order.status'])
    .select(['customer_order.payment_status as paymentStatus'])
    .select(['customer.id as customerId', 'customer.name as customerName'])
    .select(returned.as('returned'))

const sortColumns = {
  created_at: 'payment.created_at',
  order_number: 'customer_order.number',
  amount: 'payment.amount',
  state: 'payment.state',
} as const

export type PaymentRow = Awaited<ReturnType<ReturnType<typeof payments>['executeTakeFirstOrThrow']>>

/** A page of a dealership's payments. */
export async function listPayments(
  db: Database,
  { dealershipId, state, period, search }: PaymentFilter,
  { field, direction }: PaymentSort,
  page: Page,
): Promise<{ items: PaymentRow[]; total: number }> {
  const ofDealership = payments(db).where('payment.organization_id', '=', dealershipId)
  const { isFound } = await findOrdersOnPaper(db, search, (eb) =>
    eb('customer_order.organization_id', '=', dealershipId),
  )
  return listOf(ofDealership.where(within('payment.created_at', period)), {
    page,
    filter: { 'payment.state': state },
    search: { text: search, isFound },
    sort: [
      [sortColumns[field], direction],
      ['payment.id', direction],
    ],
  })
}

export const findPaymentRow = (db: Database, id: string): Promise<PaymentRow | undefined> =>
  payments(db).where('payment.id', '=', id).executeTakeFirst()

/** The names of those who asked for refunds. */
export async function namesOf(db: Database, personIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (personIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('person')
    .where('id', 'in', personIds)
    .select(['id', personName('person').as('name')])
    .execute()
  return new Map(rows.map(({ id, name }) => [id, name ?? '']))
}
