import type { Database, Transaction } from '../../../db/connection'
import { listOf } from '../../../db/list-of'
import type { Page } from '../../../db/on-page'
import type { DisputeState } from '../../../db/schema'

const disputes = (db: Database) =>
  db
    .selectFrom('payment_dispute')
    .innerJoin('payment', 'payment.id', 'payment_dispute.payment_id')
    .innerJoin('customer_order', 'customer_order.id', 'payment.order_id')
    .innerJoin('organization as customer', 'customer.id', 'customer_order.operator_id')
    .select('payment_dispute.organization_id as dealershipId')
    .select(['payment_dispute.id', 'payment.id as paymentId', 'payment_dispute.state', 'payment_dispute.reason'])
    .select(['payment_dispute.amount', 'payment.currency', 'payment_dispute.respond_by as respondBy'])
    .select('payment_dispute.answered_at as answeredAt')
    .select(['payment_dispute.opened_at as openedAt', 'payment_dispute.closed_at as closedAt'])
    .select(['customer_order.id as orderId', 'customer_order.number', 'customer_order.status'])
    .select(['customer_order.payment_status as paymentStatus'])
    .select(['customer.id as customerId', 'customer.name as customerName'])

export type DisputeRow = Awaited<ReturnType<ReturnType<typeof disputes>['executeTakeFirstOrThrow']>>

export const listDisputes = (
  db: Database,
  { dealershipId, state }: { dealershipId: string; state: DisputeState | undefined },
  page: Page,
) =>
  listOf(disputes(db).where('payment_dispute.organization_id', '=', dealershipId), {
    page,
    filter: { 'payment_dispute.state': state },
    sort: [
      ['payment_dispute.opened_at', 'desc'],
      ['payment_dispute.id', 'desc'],
    ],
  })

export const findDispute = (db: Database, id: string): Promise<DisputeRow | undefined> =>
  disputes(db).where('payment_dispute.id', '=', id).executeTakeFirst()

export const disputesOf = (db: Database, paymentId: string): Promise<DisputeRow[]> =>
  disputes(db).where('payment.id', '=', paymentId).orderBy('payment_dispute.opened_at').execute()

interface Answer {
  text: string
  personId: string
}

/** Stores an answer before it is sent to the bank. @returns whether nobody else is just answering */
export async function claimAnswer(trx: Transaction, id: string, { text, personId }: Answer): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('payment_dispute')
    .set({ answer: text, answered_by: personId })
    .where('id', '=', id)
    .where('answered_at', 'is', null)
    .where((eb) => eb.or([eb('answer', '=', ''), eb('answered_by', '=', personId)]))
    .executeTakeFirst()
  return numUpdatedRows > 0
}

/** Deletes an answer that was not sent to the bank. */
export const withdrawAnswer = (trx: Transaction, id: string, { text, personId }: Answer) =>
  trx
    .updateTable('payment_dispute')
    .set({ answer: '', answered_by: null })
    .where('id', '=', id)
    .where('answered_at', 'is', null)
    .where('answer', '=', text)
    .where('answered_by', '=', personId)
    .execute()
