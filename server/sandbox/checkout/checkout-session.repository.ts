import { noSuch } from '../api/api-error'
import type { Work } from '../api/operation'
import type { CheckoutSession, PaymentFailure } from '../database/schema'

/** Reads a session so that nobody else pays or expires it at the same time. */
export async function lockSession({ trx }: Work, id: string): Promise<CheckoutSession> {
  const session = await trx
    .selectFrom('checkout_session')
    .where('id', '=', id)
    .forUpdate()
    .selectAll()
    .executeTakeFirst()
  if (!session) throw noSuch('checkout session', id)
  return session
}

export async function findSession({ trx }: Work, id: string): Promise<CheckoutSession> {
  const session = await trx.selectFrom('checkout_session').where('id', '=', id).selectAll().executeTakeFirst()
  if (!session) throw noSuch('checkout session', id)
  return session
}

/** Why the last card was not charged; null if none was refused since. */
export async function lastFailure({ trx }: Work, session: CheckoutSession): Promise<PaymentFailure | null> {
  if (session.payment_intent_id === null) return null
  const { last_error } = await trx
    .selectFrom('payment_intent')
    .where('id', '=', session.payment_intent_id)
    .select('last_error')
    .executeTakeFirstOrThrow()
  return last_error
}
