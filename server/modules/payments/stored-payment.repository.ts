import { isDeepStrictEqual } from 'node:util'
import type { Selectable } from 'kysely'
import type { Database, Transaction } from '../../db/connection'
import type { DB, PaymentProvider, PaymentState } from '../../db/schema'
import type { Payment, Refund } from './payment'

/** Locks an order's payments after its own lock (`lockOrder`), so that all lock in the same order. */
export async function lockPayments(trx: Transaction, orderId: string): Promise<Payment[]> {
  const rows = await trx
    .selectFrom('payment')
    .where('order_id', '=', orderId)
    .selectAll()
    .orderBy('created_at')
    .orderBy('id')
    .forUpdate()
    .execute()
  return withDetails(trx, rows)
}

export const findPayments = async (db: Database, orderId: string): Promise<Payment[]> =>
  withDetails(db, await db.selectFrom('payment').where('order_id', '=', orderId).selectAll().execute())

export async function findPayment(db: Database, id: string): Promise<Payment | undefined> {
  const [payment] = await withDetails(db, await db.selectFrom('payment').where('id', '=', id).selectAll().execute())
  return payment
}

export async function findPaymentOfRefund(
  db: Database,
  refundId: string,
): Promise<{ payment: Payment; refund: Refund }> {
  const { payment_id } = await db
    .selectFrom('payment_refund')
    .where('id', '=', refundId)
    .select('payment_id')
    .executeTakeFirstOrThrow()
  const payment = await findPayment(db, payment_id)
  const refund = payment?.refunds.find(({ id }) => id === refundId)
  if (!payment || !refund) throw new Error(`the refund ${refundId} has no payment`)
  return { payment, refund }
}

/** The payment that an object of the provider belongs to. */
export async function findPaymentId(
  db: Database,
  { sessionId, intentId }: { sessionId?: string | undefined; intentId?: string | undefined },
): Promise<string | undefined> {
  const row = await db
    .selectFrom('payment')
    .where((eb) => eb.or([eb('session_id', '=', sessionId ?? ''), eb('intent_id', '=', intentId ?? '')]))
    .select('id')
    .executeTakeFirst()
  return row?.id
}

export interface NewPayment {
  dealershipId: string
  provider: PaymentProvider
  orderId: string
  amount: number
  currency: string
  returnUrl: string
  metadata: Record<string, string>
  openedBy: string | undefined
}

export async function insertPayment(trx: Transaction, payment: NewPayment): Promise<string> {
  const { id } = await trx
    .insertInto('payment')
    .values({
      organization_id: payment.dealershipId,
      provider: payment.provider,
      order_id: payment.orderId,
      amount: payment.amount,
      currency: payment.currency,
      return_url: payment.returnUrl,
      metadata: payment.metadata,
      opened_by: payment.openedBy ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export interface PaymentChange {
  state: PaymentState
  sessionId?: string | null
  sessionEndsAt?: Date | null
  intentId?: string | null
  chargeId?: string | null
  capturedAmount?: number
  feeAmount?: number | null
  method?: string
  failure?: string
  failedAttempt?: string
  isLate?: boolean
  paidAt?: Date | null
}

/**
 * Stores what changes of a payment as its next version; what is absent stays. Where nothing changes there is no new version,
 * so that readings of the provider do not repeat each other.
 */
export async function updatePayment(trx: Transaction, payment: Payment, change: PaymentChange): Promise<void> {
  if (isDeepStrictEqual({ ...payment, ...change }, payment)) return
  await trx
    .updateTable('payment')
    .set(({ eb }) => ({
      state: change.state,
      version: eb('version', '+', 1),
      session_id: change.sessionId,
      session_ends_at: change.sessionEndsAt,
      intent_id: change.intentId,
      charge_id: change.chargeId,
      captured_amount: change.capturedAmount,
      fee_amount: change.feeAmount,
      method: change.method,
      failure: change.failure,
      failed_attempt: change.failedAttempt,
      is_late: change.isLate,
      paid_at: change.paidAt,
    }))
    .where('id', '=', payment.id)
    .execute()
}

async function withDetails(db: Database, rows: readonly Selectable<DB['payment']>[]): Promise<Payment[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const [refunds, disputes] = await Promise.all([
    db
      .selectFrom('payment_refund')
      .leftJoin('order_return', 'order_return.id', 'payment_refund.return_id')
      .where('payment_id', 'in', ids)
      .selectAll('payment_refund')
      .select('order_return.number as returnNumber')
      .orderBy('payment_refund.created_at')
      .execute(),
    db.selectFrom('payment_dispute').where('payment_id', 'in', ids).selectAll().orderBy('opened_at').execute(),
  ])
  return rows.map((row) => ({
    id: row.id,
    version: row.version,
    state: row.state,
    dealershipId: row.organization_id,
    provider: row.provider,
    orderId: row.order_id,
    amount: row.amount,
    currency: row.currency,
    metadata: row.metadata,
    sessionId: row.session_id,
    sessionEndsAt: row.session_ends_at,
    returnUrl: row.return_url,
    intentId: row.intent_id,
    chargeId: row.charge_id,
    capturedAmount: row.captured_amount,
    feeAmount: row.fee_amount,
    method: row.method,
    failure: row.failure,
    failedAttempt: row.failed_attempt,
    isLate: row.is_late,
    openedBy: row.opened_by,
    paidAt: row.paid_at,
    createdAt: row.created_at,
    refunds: refunds.filter(({ payment_id }) => payment_id === row.id).map(toRefund),
    disputes: disputes.filter(({ payment_id }) => payment_id === row.id).map(toDispute),
  }))
}

const toDispute = (row: Selectable<DB['payment_dispute']>) => ({
  id: row.id,
  providerDispute: row.provider_dispute,
  state: row.state,
  amount: row.amount,
  answer: row.answer,
  answeredBy: row.answered_by,
  answeredAt: row.answered_at,
})

const toRefund = (row: Selectable<DB['payment_refund']> & Pick<Refund, 'returnNumber'>) => ({
  id: row.id,
  providerRefund: row.provider_refund,
  state: row.state,
  amount: row.amount,
  reason: row.reason,
  failure: row.failure,
  requestedBy: row.requested_by,
  returnNumber: row.returnNumber,
  createdAt: row.created_at,
})
