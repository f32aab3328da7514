import { accountObject } from '../accounts/account.object'
import { findAccount } from '../accounts/account.operations'
import type { Work } from '../api/operation'
import { recordEvent } from '../events/record-event'
import { postTransaction } from '../ledger/post-transaction'
import { payoutObject } from './payout.object'

/**
 * Has one payout arrive that is due, or be returned by a bank that refuses it; then no further ones are sent until the
 * account has another bank.
 */
export async function settlePayout(work: Work): Promise<boolean> {
  const { trx, now } = work
  const payout = await trx
    .selectFrom('payout')
    .innerJoin('account', 'account.id', 'payout.account_id')
    .where('status', '=', 'in_transit')
    .where('arrives_at', '<=', now)
    .orderBy('arrives_at')
    .limit(1)
    .forUpdate('payout')
    .skipLocked()
    .select(['payout.id', 'payout.amount', 'payout.account_id', 'payout.currency', 'account.bank_refuses_payouts'])
    .executeTakeFirst()
  if (!payout) return false
  const { id, amount, account_id: accountId, currency, bank_refuses_payouts: isRefused } = payout
  const settled = await trx
    .updateTable('payout')
    .set(isRefused ? { status: 'failed', failure_code: 'account_closed' } : { status: 'paid' })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  if (isRefused) await trx.updateTable('account').set({ payouts_enabled: false }).where('id', '=', accountId).execute()
  await postTransaction(
    work,
    isRefused
      ? {
          ...{ kind: 'payout_failure', accountId, currency, source: id },
          entries: { payouts_in_transit: -amount, balance: amount },
          shown: { amount },
        }
      : {
          ...{ kind: 'payout_settled', accountId, currency, source: id },
          entries: { payouts_in_transit: -amount, bank: amount },
        },
  )
  const type = isRefused ? 'payout.failed' : 'payout.paid'
  await recordEvent(work, type, accountId, await payoutObject(trx, settled))
  // Stripe reports both: the payout, and the account, which needs another bank.
  if (isRefused)
    await recordEvent(work, 'account.updated', accountId, accountObject(await findAccount(work, accountId)))
  return true
}
