import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Database, Transaction } from '../../../db/connection'
import { personName } from '../../../db/person-name'
import type { Order } from '../order'
import type { LineAmounts } from '../order-amounts'
import type { OrderReturn } from './order-return'

type Key = Pick<Order, 'id' | 'dealership'>

/** The returns of an order, oldest first. */
export const listReturns = (db: Database, { id, dealership }: Key): Promise<OrderReturn[]> =>
  db
    .selectFrom('order_return as one')
    .leftJoin('person', 'person.id', 'one.requested_by')
    .where('one.organization_id', '=', dealership.id)
    .where('one.order_id', '=', id)
    .select((eb) => [
      'one.id',
      'one.number',
      'one.version',
      'one.status',
      'one.reason',
      'one.is_credit as isCredit',
      'one.created_at as createdAt',
      personName('person').as('requestedBy'),
      eb
        .selectFrom('state_change')
        .where('record_type', '=', 'order_return')
        .whereRef('record_id', '=', 'one.id')
        .where('to_status', '=', 'RECEIVED')
        .select(({ fn }) => fn.max('changed_at').as('at'))
        .as('receivedAt'),
      jsonArrayFrom(
        eb
          .selectFrom('order_return_line as line')
          .innerJoin('order_line as ordered', 'ordered.id', 'line.line_id')
          .whereRef('line.organization_id', '=', 'one.organization_id')
          .whereRef('line.order_id', '=', 'one.order_id')
          .whereRef('line.return_id', '=', 'one.id')
          .select(['line.line_id as lineId', 'line.quantity', 'line.restocked', 'line.scrapped'])
          .select(['line.refund_subtotal_amount as refundSubtotal', 'line.refund_tax_amount as refundTax'])
          .select('line.refund_core_charge_amount as refundCoreCharge')
          .orderBy('ordered.position'),
      ).as('lines'),
    ])
    .orderBy('one.number')
    .execute()

interface NewReturn {
  number: number
  reason: string
  personId: string | undefined
  lines: readonly { lineId: string; quantity: number }[]
}

/** @returns its id */
export async function insertReturn(
  trx: Transaction,
  { id: order_id, dealership }: Key,
  { number, reason, personId, lines }: NewReturn,
): Promise<string> {
  const key = { organization_id: dealership.id, order_id }
  const { id } = await trx
    .insertInto('order_return')
    .values({ ...key, number, reason, requested_by: personId ?? null })
    .returning('id')
    .executeTakeFirstOrThrow()
  await trx
    .insertInto('order_return_line')
    .values(lines.map(({ lineId, quantity }) => ({ ...key, return_id: id, line_id: lineId, quantity })))
    .execute()
  return id
}

interface ReceivedLine {
  lineId: string
  restocked: number
  scrapped: number
  refund: LineAmounts
}

/** Stores what has come back of a line, and its refund. */
export const updateReceived = (
  trx: Transaction,
  { id, dealership }: Key,
  { returnId, lineId, restocked, scrapped, refund }: ReceivedLine & { returnId: string },
) =>
  trx
    .updateTable('order_return_line')
    .set({
      restocked,
      scrapped,
      refund_subtotal_amount: Number(refund.subtotal.amount),
      refund_core_charge_amount: Number(refund.coreCharge.amount),
      refund_tax_amount: Number(refund.tax.amount),
    })
    .where('organization_id', '=', dealership.id)
    .where('order_id', '=', id)
    .where('return_id', '=', returnId)
    .where('line_id', '=', lineId)
    .execute()
