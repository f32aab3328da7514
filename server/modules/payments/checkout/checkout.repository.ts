import type { Database, Transaction } from '../../../db/connection'
import { lockOrder, type Order } from '../../orders'
import { findAccountOfPayment } from '../accounts/account.repository'
import { isOpen, type Payment } from '../payment'
import { lockPayments, updatePayment } from '../stored-payment.repository'

/** What the provider prefills. */
export async function emailOf(db: Database, personId: string | null): Promise<string | undefined> {
  if (personId === null) return undefined
  const person = await db.selectFrom('person').where('id', '=', personId).select('email').executeTakeFirst()
  return person?.email
}

/** Locks an order and its payments. @returns the order, and the payment if it is still open */
export async function lockOpenPayment(
  trx: Transaction,
  paymentId: string,
): Promise<{ order: Order | undefined; open: Payment | undefined }> {
  const { order_id: orderId } = await trx
    .selectFrom('payment')
    .where('id', '=', paymentId)
    .select('order_id')
    .executeTakeFirstOrThrow()
  const order = await lockOrder(trx, orderId)
  const open = (await lockPayments(trx, orderId)).find((payment) => payment.id === paymentId && isOpen(payment))
  return { order, open }
}

/**
 * Ends a payment whose checkout cannot be ended at the provider: it was never asked to open one, or is not the one that is
 * set up any more.
 */
export async function endPaymentHere(trx: Transaction, paymentId: string): Promise<void> {
  const { open } = await lockOpenPayment(trx, paymentId)
  if (!open || (open.sessionId && (await findAccountOfPayment(trx, open)))) return
  await updatePayment(trx, open, { state: 'EXPIRED' })
}
