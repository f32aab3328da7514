import { invalidRequest } from '../api/api-error'
import type { Work } from '../api/operation'
import type { CheckoutSession } from '../database/schema'
import { recordEvent } from '../events/record-event'
import { checkoutSessionObject } from './checkout-session.object'
import { lockSession } from './checkout-session.repository'

/**
 * Ends a session that nobody has paid.
 * @throws ApiError if it is complete or expired
 */
export async function expireSession(work: Work, id: string): Promise<CheckoutSession> {
  const { trx, config } = work
  const session = await lockSession(work, id)
  if (session.status !== 'open') {
    throw invalidRequest(
      `Only Checkout Sessions with a status in ["open"] can be expired. This one is ${session.status}.`,
    )
  }
  const expired = await trx
    .updateTable('checkout_session')
    .set({ status: 'expired' })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  if (expired.payment_intent_id !== null) {
    await trx
      .updateTable('payment_intent')
      .set({ status: 'canceled', awaiting_token: null })
      .where('id', '=', expired.payment_intent_id)
      .execute()
  }
  await recordEvent(work, 'checkout.session.expired', expired.account_id, checkoutSessionObject(expired, config))
  return expired
}
