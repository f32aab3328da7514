import type Stripe from 'stripe'
import type { SandboxTransaction } from '../database/open-sandbox-database'
import type { Dispute } from '../database/schema'
import { unixTime } from '../unix-time'

export async function disputeObject(trx: SandboxTransaction, dispute: Dispute) {
  const { payment_intent_id } = await trx
    .selectFrom('charge')
    .where('id', '=', dispute.charge_id)
    .select('payment_intent_id')
    .executeTakeFirstOrThrow()
  return {
    id: dispute.id,
    object: 'dispute',
    amount: dispute.amount,
    charge: dispute.charge_id,
    created: unixTime(dispute.created_at),
    currency: dispute.currency,
    evidence_details: {
      due_by: unixTime(dispute.due_at),
      enhanced_eligibility: {},
      has_evidence: Object.keys(dispute.evidence).length > 0,
      past_due: false,
      submission_method: 'manual',
      submission_count: Object.keys(dispute.evidence).length > 0 ? 1 : 0,
    },
    is_charge_refundable: dispute.status.startsWith('warning_'),
    livemode: false,
    metadata: dispute.metadata,
    payment_intent: payment_intent_id,
    reason: dispute.reason,
    status: dispute.status,
  } satisfies Partial<Stripe.Dispute>
}
