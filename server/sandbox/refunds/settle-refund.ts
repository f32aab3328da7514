import type { Work } from '../api/operation'
import { recordEvent } from '../events/record-event'
import { postTransaction } from '../ledger/post-transaction'
import { refundObject } from './refund.object'

/** Settles one pending refund that is due: the money arrives, or the customer's bank returns it. */
export async function settleRefund(work: Work): Promise<boolean> {
  const { trx, now } = work
  const refund = await trx
    .selectFrom('refund')
    .innerJoin('charge', 'charge.id', 'refund.charge_id')
    .where('refund.status', '=', 'pending')
    .where('refund.due_at', '<=', now)
    .orderBy('refund.due_at')
    .limit(1)
    .forUpdate('refund')
    .skipLocked()
    .select(['refund.id', 'refund.amount', 'refund.account_id', 'refund.currency', 'charge.refunds_fail'])
    .executeTakeFirst()
  if (!refund) return false
  const { id, amount, account_id: accountId, currency, refunds_fail } = refund
  const settled = await trx
    .updateTable('refund')
    .set(refunds_fail ? { status: 'failed', failure_reason: 'declined' } : { status: 'succeeded' })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await postTransaction(
    work,
    refunds_fail
      ? {
          ...{ kind: 'refund_failure', accountId, currency, source: id },
          entries: { refunds_in_transit: -amount, balance: amount },
          shown: { amount },
        }
      : {
          ...{ kind: 'refund_settled', accountId, currency, source: id },
          entries: { refunds_in_transit: -amount, customers: amount },
        },
  )
  await recordEvent(work, 'refund.updated', accountId, await refundObject(trx, settled))
  return true
}
