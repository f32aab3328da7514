import type { Work } from '../api/operation'
import type { CheckoutSession, PaymentFailure, PaymentIntent } from '../database/schema'
import { recordEvent } from '../events/record-event'
import { postTransaction } from '../ledger/post-transaction'
import { newId } from '../new-id'
import { feeOf } from './fee-of'
import { paymentIntentObject } from './payment-intent.object'
import { type CardToken, testCard } from './test-cards'

interface Payment {
  intent: PaymentIntent
  token: CardToken
  customer: Pick<CheckoutSession, 'customer_email' | 'customer_name'>
}

/** Money is available this many days of the bank after it was taken. */
const DAYS_UNTIL_AVAILABLE = 2

/** Takes the money of a payment: charge, ledger and event. */
export async function takeCharge(work: Work, payment: Payment): Promise<void> {
  const { intent } = payment
  const { now, config } = work
  const id = await insertCharge(work, payment)
  const { amount, application_fee: applicationFee, account_id: accountId, currency } = intent
  const fee = Math.min(feeOf(amount, config.fees), amount - applicationFee)
  await postTransaction(work, {
    kind: 'charge',
    accountId,
    currency,
    source: id,
    entries: {
      customers: -amount,
      balance: amount - fee - applicationFee,
      fees: fee,
      application_fees: applicationFee,
    },
    shown: { amount, fee: fee + applicationFee, applicationFee },
    availableAt: new Date(now.getTime() + DAYS_UNTIL_AVAILABLE * config.bankDayMs),
  })
  await finish(work, intent, { status: 'succeeded', latest_charge_id: id, last_error: null })
}

/** Records that the bank has declined the card; the payment waits for another one. */
export async function declineCharge(work: Work, payment: Payment, failure: PaymentFailure): Promise<void> {
  const id = await insertCharge(work, payment, failure)
  const last_error = JSON.stringify(failure)
  await finish(work, payment.intent, { status: 'requires_payment_method', latest_charge_id: id, last_error })
}

async function insertCharge(
  { trx, now, config }: Work,
  { intent, token, customer }: Payment,
  failure?: PaymentFailure,
) {
  const { card, isDisputed, isInquiredFirst, refundsFail } = testCard(token)
  const id = newId('ch')
  await trx
    .insertInto('charge')
    .values({
      id,
      account_id: intent.account_id,
      payment_intent_id: intent.id,
      amount: intent.amount,
      currency: intent.currency,
      status: failure ? 'failed' : 'succeeded',
      failure_code: failure?.code ?? null,
      failure_message: failure?.message ?? null,
      decline_code: failure?.decline_code ?? null,
      card: JSON.stringify(card),
      refunds_fail: refundsFail ?? false,
      dispute_due_at: isDisputed ? new Date(now.getTime() + config.bankDayMs) : null,
      is_inquired_first: isInquiredFirst ?? false,
      description: intent.description,
      customer_email: customer.customer_email,
      customer_name: customer.customer_name,
      metadata: JSON.stringify(intent.metadata),
      created_at: now,
    })
    .execute()
  return id
}

interface IntentOutcome {
  status: 'succeeded' | 'requires_payment_method'
  latest_charge_id: string
  last_error: string | null
}

async function finish(work: Work, { id }: PaymentIntent, outcome: IntentOutcome): Promise<void> {
  const intent = await work.trx
    .updateTable('payment_intent')
    .set({ ...outcome, awaiting_token: null })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  const type = outcome.status === 'succeeded' ? 'payment_intent.succeeded' : 'payment_intent.payment_failed'
  await recordEvent(work, type, intent.account_id, await paymentIntentObject(work.trx, intent))
}
