import type { Work } from '../api/operation'
import { recordEvent } from '../events/record-event'
import { postTransaction } from '../ledger/post-transaction'
import { disputeObject } from './dispute.object'

/** Has the bank decide one dispute whose time to respond is over. */
export async function closeDispute(work: Work): Promise<boolean> {
  const { trx, now } = work
  const dispute = await trx
    .selectFrom('dispute')
    .where('status', 'in', ['needs_response', 'under_review'])
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .selectAll()
    .executeTakeFirst()
  if (!dispute) return false
  const isWon = dispute.status === 'under_review' && dispute.is_convincing
  const closed = await trx
    .updateTable('dispute')
    .set({ status: isWon ? 'won' : 'lost' })
    .where('id', '=', dispute.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  const { id: source, amount, account_id: accountId, currency } = closed
  await postTransaction(
    work,
    isWon
      ? {
          ...{ kind: 'dispute_reversal', accountId, currency, source },
          entries: { disputed: -amount, balance: amount },
          shown: { amount },
        }
      : {
          ...{ kind: 'dispute_settled', accountId, currency, source },
          entries: { disputed: -amount, customers: amount },
        },
  )
  await recordEvent(work, 'charge.dispute.closed', accountId, await disputeObject(trx, closed))
  return true
}
