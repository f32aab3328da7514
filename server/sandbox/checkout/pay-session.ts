import { invalidRequest } from '../api/api-error'
import type { Work } from '../api/operation'
import { declineCharge, takeCharge } from '../charges/take-charge'
import { authenticationFailed, type CardToken, testCard } from '../charges/test-cards'
import type { CheckoutSession, PaymentFailure, PaymentIntent } from '../database/schema'
import { recordEvent } from '../events/record-event'
import { newId } from '../new-id'
import { checkoutSessionObject } from './checkout-session.object'
import { lockSession } from './checkout-session.repository'

export interface Payer {
  name: string | null
  email: string | null
}

export type PaymentOutcome =
  | { outcome: 'complete'; session: CheckoutSession }
  | { outcome: 'requires_action'; session: CheckoutSession }
  | { outcome: 'declined'; session: CheckoutSession; failure: PaymentFailure }

/**
 * Charges the card of a token. A session that is already paid, perhaps in another tab a moment ago, stays as it is.
 * @throws ApiError if the session has expired
 */
export async function paySession(work: Work, id: string, token: CardToken, payer: Payer): Promise<PaymentOutcome> {
  const session = await lockSession(work, id)
  if (session.status === 'complete') return { outcome: 'complete', session }
  assertPayable(session, work.now)
  const intent = await intentOf(work, session)
  const customer = { customer_email: payer.email ?? session.customer_email, customer_name: payer.name }
  const current = await work.trx
    .updateTable('checkout_session')
    .set({ ...customer, payment_intent_id: intent.id })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  if (testCard(token).needsAuthentication) {
    await awaitAuthentication(work, intent, token)
    return { outcome: 'requires_action', session: current }
  }
  return charge(work, current, intent, token)
}

/**
 * Ends the authentication that a card has asked for.
 * @throws ApiError if the session has expired, or no authentication is awaited
 */
export async function authenticateSession(work: Work, id: string, isConfirmed: boolean): Promise<PaymentOutcome> {
  const session = await lockSession(work, id)
  if (session.status === 'complete') return { outcome: 'complete', session }
  assertPayable(session, work.now)
  const intent = await intentOf(work, session)
  if (intent.awaiting_token === null) throw invalidRequest('No authentication is awaited.')
  const token = intent.awaiting_token as CardToken
  return charge(work, session, intent, token, isConfirmed ? undefined : authenticationFailed)
}

function assertPayable({ status, expires_at }: CheckoutSession, now: Date): void {
  if (status === 'expired' || expires_at <= now) {
    throw invalidRequest('This Checkout Session has expired.', { code: 'checkout_session_expired' })
  }
}

async function intentOf({ trx, now }: Work, session: CheckoutSession): Promise<PaymentIntent> {
  if (session.payment_intent_id !== null) {
    return trx
      .selectFrom('payment_intent')
      .where('id', '=', session.payment_intent_id)
      .forUpdate()
      .selectAll()
      .executeTakeFirstOrThrow()
  }
  const { payment } = session.parameters
  return trx
    .insertInto('payment_intent')
    .values({
      id: newId('pi'),
      account_id: session.account_id,
      amount: session.amount_total,
      currency: session.currency,
      status: 'requires_payment_method',
      application_fee: payment.application_fee,
      description: payment.description,
      receipt_email: payment.receipt_email,
      metadata: JSON.stringify(payment.metadata),
      created_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

const awaitAuthentication = ({ trx }: Work, { id }: PaymentIntent, token: CardToken) =>
  trx
    .updateTable('payment_intent')
    .set({ status: 'requires_action', awaiting_token: token, last_error: null })
    .where('id', '=', id)
    .execute()

async function charge(
  work: Work,
  session: CheckoutSession,
  intent: PaymentIntent,
  token: CardToken,
  failure: PaymentFailure | undefined = testCard(token).failure,
): Promise<PaymentOutcome> {
  const payment = { intent, token, customer: session }
  if (failure) {
    await declineCharge(work, payment, failure)
    return { outcome: 'declined', session, failure }
  }
  await takeCharge(work, payment)
  const complete = await work.trx
    .updateTable('checkout_session')
    .set({ status: 'complete' })
    .where('id', '=', session.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  const object = checkoutSessionObject(complete, work.config)
  await recordEvent(work, 'checkout.session.completed', complete.account_id, object)
  return { outcome: 'complete', session: complete }
}
