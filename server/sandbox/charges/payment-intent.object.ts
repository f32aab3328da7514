import type { SandboxTransaction } from '../database/open-sandbox-database'
import type { PaymentIntent } from '../database/schema'
import { unixTime } from '../unix-time'
import { chargeObject } from './charge.object'

/** The object of a payment; its latest charge is an id unless it is expanded. */
export async function paymentIntentObject(trx: SandboxTransaction, intent: PaymentIntent, expand: string[] = []) {
  return {
    id: intent.id,
    object: 'payment_intent',
    amount: intent.amount,
    amount_capturable: 0,
    amount_received: intent.status === 'succeeded' ? intent.amount : 0,
    application_fee_amount: intent.application_fee || null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic',
    client_secret: `${intent.id}_secret_sandbox`,
    confirmation_method: 'automatic',
    created: unixTime(intent.created_at),
    currency: intent.currency,
    customer: null,
    description: intent.description,
    last_payment_error: intent.last_error && {
      ...intent.last_error,
      decline_code: intent.last_error.decline_code ?? undefined,
      type: 'card_error' as const,
    },
    latest_charge: expand.includes('latest_charge') ? await latestCharge(trx, intent) : intent.latest_charge_id,
    livemode: false,
    metadata: intent.metadata,
    next_action: null,
    payment_method_types: ['card'],
    receipt_email: intent.receipt_email,
    status: intent.status,
  }
}

async function latestCharge(trx: SandboxTransaction, { latest_charge_id }: PaymentIntent) {
  if (latest_charge_id === null) return null
  const charge = await trx.selectFrom('charge').where('id', '=', latest_charge_id).selectAll().executeTakeFirstOrThrow()
  return chargeObject(trx, charge)
}
