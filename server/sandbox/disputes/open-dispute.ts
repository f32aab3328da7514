import type { Work } from '../api/operation'
import { recordEvent } from '../events/record-event'
import { newId } from '../new-id'
import { disputeObject } from './dispute.object'
import { responseDue, unrefunded, withdraw } from './withdraw'

/** Has the bank withdraw what is left of one charge whose dispute is due, or ask about it first. */
export async function openDispute(work: Work): Promise<boolean> {
  const { trx, now } = work
  const charge = await trx
    .selectFrom('charge')
    .where('dispute_due_at', '<=', now)
    .orderBy('dispute_due_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .selectAll()
    .executeTakeFirst()
  if (!charge) return false
  await trx.updateTable('charge').set({ dispute_due_at: null }).where('id', '=', charge.id).execute()
  const amount = await unrefunded(work, charge)
  // A customer who has got everything back has nothing to dispute.
  if (amount === 0) return true
  const { account_id: accountId, currency, is_inquired_first: isInquiry } = charge
  const dispute = await trx
    .insertInto('dispute')
    .values({
      id: newId('dp'),
      account_id: accountId,
      charge_id: charge.id,
      amount,
      currency,
      status: isInquiry ? 'warning_needs_response' : 'needs_response',
      reason: isInquiry ? 'unrecognized' : 'fraudulent',
      evidence: '{}',
      due_at: responseDue(work),
      metadata: '{}',
      created_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  if (!isInquiry) await withdraw(work, dispute)
  await recordEvent(work, 'charge.dispute.created', accountId, await disputeObject(trx, dispute))
  return true
}
