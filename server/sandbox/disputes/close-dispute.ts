import type { Work } from '../api/operation'
import type { Dispute } from '../database/schema'
import { recordEvent } from '../events/record-event'
import { postTransaction } from '../ledger/post-transaction'
import { disputeObject } from './dispute.object'
import { undecided } from './undecided'
import { responseDue, unrefunded, withdraw } from './withdraw'

/** Has the bank decide one dispute whose time to respond is over. */
export async function closeDispute(work: Work): Promise<boolean> {
  const { trx, now } = work
  const dispute = await trx
    .selectFrom('dispute')
    .where('status', 'in', undecided)
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .selectAll()
    .executeTakeFirst()
  if (!dispute) return false
  if (dispute.status === 'warning_needs_response' || dispute.status === 'warning_under_review') {
    await endInquiry(work, dispute)
    return true
  }
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

/** An answer ends an inquiry; without one it becomes a dispute about what was not refunded since. */
async function endInquiry(work: Work, inquiry: Dispute): Promise<void> {
  const { trx } = work
  const charge = await trx
    .selectFrom('charge')
    .where('id', '=', inquiry.charge_id)
    .forUpdate()
    .select(['id', 'amount'])
    .executeTakeFirstOrThrow()
  const left = await unrefunded(work, charge)
  const isClosed = inquiry.status === 'warning_under_review' || left === 0
  const ended = await trx
    .updateTable('dispute')
    .set(
      isClosed
        ? { status: 'warning_closed' }
        : { status: 'needs_response', amount: left, due_at: responseDue(work), evidence: '{}' },
    )
    .where('id', '=', inquiry.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  if (!isClosed) await withdraw(work, ended)
  const event = isClosed ? 'charge.dispute.closed' : 'charge.dispute.funds_withdrawn'
  await recordEvent(work, event, ended.account_id, await disputeObject(trx, ended))
}
