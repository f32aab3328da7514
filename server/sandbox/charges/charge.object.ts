import type Stripe from 'stripe'
import type { SandboxTransaction } from '../database/open-sandbox-database'
import type { Charge } from '../database/schema'
import { unixTime } from '../unix-time'

/** What a charge's object shows of refunds, disputes and the ledger. */
async function surroundings(trx: SandboxTransaction, charge: Charge) {
  const refunds = await trx
    .selectFrom('refund')
    .where('charge_id', '=', charge.id)
    .where('status', 'in', ['pending', 'requires_action', 'succeeded'])
    .select('amount')
    .execute()
  const dispute = await trx.selectFrom('dispute').where('charge_id', '=', charge.id).select('id').executeTakeFirst()
  const posted = await trx
    .selectFrom('ledger_transaction')
    .where('kind', '=', 'charge')
    .where('source', '=', charge.id)
    .select(['id', 'application_fee'])
    .executeTakeFirst()
  return { refunded: refunds.reduce((sum, { amount }) => sum + amount, 0), isDisputed: dispute !== undefined, posted }
}

/** The object of a charge, with its refunds as they are now. */
export async function chargeObject(trx: SandboxTransaction, charge: Charge) {
  const { refunded, isDisputed, posted } = await surroundings(trx, charge)
  const isPaid = charge.status === 'succeeded'
  return {
    id: charge.id,
    object: 'charge',
    amount: charge.amount,
    amount_captured: isPaid ? charge.amount : 0,
    amount_refunded: refunded,
    application_fee_amount: posted?.application_fee || null,
    balance_transaction: posted?.id ?? null,
    billing_details: {
      address: null,
      email: charge.customer_email,
      name: charge.customer_name,
      phone: null,
      tax_id: null,
    },
    captured: isPaid,
    created: unixTime(charge.created_at),
    currency: charge.currency,
    customer: null,
    description: charge.description,
    disputed: isDisputed,
    failure_code: charge.failure_code,
    failure_message: charge.failure_message,
    livemode: false,
    metadata: charge.metadata,
    outcome: outcomeOf(charge),
    paid: isPaid,
    payment_intent: charge.payment_intent_id,
    payment_method_details: { type: 'card', card: charge.card as Stripe.Charge.PaymentMethodDetails.Card },
    receipt_email: charge.customer_email,
    refunded: refunded === charge.amount,
    status: charge.status,
  } satisfies Partial<Stripe.Charge>
}

const outcomeOf = ({ status, failure_message, decline_code }: Charge): Stripe.Charge.Outcome => ({
  advice_code: null,
  network_advice_code: null,
  network_decline_code: null,
  network_status: status === 'succeeded' ? 'approved_by_network' : 'declined_by_network',
  reason: decline_code,
  seller_message: failure_message ?? 'Payment complete.',
  type: status === 'succeeded' ? 'authorized' : 'issuer_declined',
})
