import type { Work } from '../api/operation'
import type { Refund } from '../database/schema'
import { recordEvent } from '../events/record-event'
import { postTransaction } from '../ledger/post-transaction'
import { refundObject } from './refund.object'

/**
 * Does what is due with one refund. A pending one arrives, is returned by the customer's bank, or waits for details of
 * the customer; one that waits is given up after a day of the bank, unless the account no longer asks for details.
 */
export async function settleRefund(work: Work): Promise<boolean> {
  const { trx, now, config } = work
  const refund = await trx
    .selectFrom('refund')
    .innerJoin('charge', 'charge.id', 'refund.charge_id')
    .innerJoin('account', 'account.id', 'refund.account_id')
    .where('refund.status', 'in', ['pending', 'requires_action'])
    .where('refund.due_at', '<=', now)
    .orderBy('refund.due_at')
    .limit(1)
    .forUpdate('refund')
    .skipLocked()
    .selectAll('refund')
    .select(['charge.refunds_fail', 'account.refunds_need_details'])
    .executeTakeFirst()
  if (!refund) return false
  const change = changeOf(refund, new Date(now.getTime() + config.bankDayMs))
  const settled = await trx
    .updateTable('refund')
    .set(change)
    .where('id', '=', refund.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await moveMoney(work, settled)
  await recordEvent(work, 'refund.updated', settled.account_id, await refundObject(trx, settled))
  return true
}

type DueRefund = Refund & { refunds_fail: boolean; refunds_need_details: boolean }

function changeOf({ status, refunds_fail, refunds_need_details: needsDetails }: DueRefund, nextDue: Date) {
  if (refunds_fail) return { status: 'failed' as const, failure_reason: 'declined' }
  if (!needsDetails) return { status: 'succeeded' as const }
  return status === 'pending'
    ? { status: 'requires_action' as const, due_at: nextDue }
    : { status: 'canceled' as const }
}

/** The money reaches the customer or comes back to the account; while details are missing it stays in transit. */
async function moveMoney(work: Work, { id, status, amount, account_id: accountId, currency }: Refund): Promise<void> {
  const movement = { accountId, currency, source: id }
  if (status === 'succeeded') {
    const entries = { refunds_in_transit: -amount, customers: amount }
    await postTransaction(work, { ...movement, kind: 'refund_settled', entries })
  } else if (status === 'failed' || status === 'canceled') {
    const entries = { refunds_in_transit: -amount, balance: amount }
    await postTransaction(work, { ...movement, kind: 'refund_failure', entries, shown: { amount } })
  }
}
