import type Stripe from 'stripe'
import type { SandboxTransaction } from '../database/open-sandbox-database'
import type { Refund } from '../database/schema'
import { unixTime } from '../unix-time'

export async function refundObject(trx: SandboxTransaction, refund: Refund) {
  const { payment_intent_id } = await trx
    .selectFrom('charge')
    .where('id', '=', refund.charge_id)
    .select('payment_intent_id')
    .executeTakeFirstOrThrow()
  const posted = await trx
    .selectFrom('ledger_transaction')
    .where('kind', '=', 'refund')
    .where('source', '=', refund.id)
    .select('id')
    .executeTakeFirst()
  return {
    id: refund.id,
    object: 'refund',
    amount: refund.amount,
    balance_transaction: posted?.id ?? null,
    charge: refund.charge_id,
    created: unixTime(refund.created_at),
    currency: refund.currency,
    ...(refund.failure_reason === null ? {} : { failure_reason: refund.failure_reason }),
    metadata: refund.metadata,
    payment_intent: payment_intent_id,
    reason: refund.reason as Stripe.Refund.Reason | null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: refund.status,
    transfer_reversal: null,
  } satisfies Partial<Stripe.Refund>
}
