import type { Database, Transaction } from '../../../db/connection'
import { lockOrder } from '../../orders'
import { isOpen, type Payment } from '../payment'
import { lockPayments } from '../stored-payment.repository'

/** What the provider prefills. */
export async function emailOf(db: Database, personId: string | null): Promise<string | undefined> {
  if (personId === null) return undefined
  const person = await db.selectFrom('person').where('id', '=', personId).select('email').executeTakeFirst()
  return person?.email
}

/** Locks an order and its payments. @returns the payment, if it is still open */
export async function lockOpenPayment(trx: Transaction, paymentId: string): Promise<Payment | undefined> {
  const { order_id: orderId } = await trx
    .selectFrom('payment')
    .where('id', '=', paymentId)
    .select('order_id')
    .executeTakeFirstOrThrow()
  await lockOrder(trx, orderId)
  return (await lockPayments(trx, orderId)).find((payment) => payment.id === paymentId && isOpen(payment))
}
