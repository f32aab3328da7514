import type { Work } from '../api/operation'
import type { Charge } from '../database/schema'
import { recordEvent } from '../events/record-event'
import { postTransaction } from '../ledger/post-transaction'
import { newId } from '../new-id'
import { disputeObject } from './dispute.object'

const DAYS_TO_RESPOND = 7

/** Has the bank withdraw what is left of one charge whose dispute is due. */
export async function openDispute(work: Work): Promise<boolean> {
  const { trx, now, config } = work
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
  const { account_id: accountId, currency } = charge
  const dispute = await trx
    .insertInto('dispute')
    .values({
      id: newId('dp'),
      account_id: accountId,
      charge_id: charge.id,
      amount,
      currency,
      status: 'needs_response',
      reason: 'fraudulent',
      evidence: '{}',
      due_at: new Date(now.getTime() + DAYS_TO_RESPOND * config.bankDayMs),
      metadata: '{}',
      created_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  const fee = config.fees.dispute
  await postTransaction(work, {
    ...{ kind: 'dispute', accountId, currency, source: dispute.id },
    entries: { balance: -amount - fee, disputed: amount, fees: fee },
    shown: { amount: -amount, fee },
  })
  await recordEvent(work, 'charge.dispute.created', accountId, await disputeObject(trx, dispute))
  return true
}

async function unrefunded({ trx }: Work, { id, amount }: Charge): Promise<number> {
  const refunds = await trx
    .selectFrom('refund')
    .where('charge_id', '=', id)
    .where('status', 'in', ['pending', 'requires_action', 'succeeded'])
    .select('amount')
    .execute()
  return refunds.reduce((left, refund) => left - refund.amount, amount)
}
