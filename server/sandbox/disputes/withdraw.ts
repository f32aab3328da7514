import type { Work } from '../api/operation'
import type { Charge, Dispute } from '../database/schema'
import { postTransaction } from '../ledger/post-transaction'

/** How many days of the bank there are to respond. */
const DAYS_TO_RESPOND = 7

export const responseDue = ({ now, config }: Work): Date => new Date(now.getTime() + DAYS_TO_RESPOND * config.bankDayMs)

/** Has the bank withdraw what a dispute is about. */
export async function withdraw(work: Work, { id: source, amount, account_id: accountId, currency }: Dispute) {
  const fee = work.config.fees.dispute
  await postTransaction(work, {
    ...{ kind: 'dispute', accountId, currency, source },
    entries: { balance: -amount - fee, disputed: amount, fees: fee },
    shown: { amount: -amount, fee },
  })
}

/** What of a charge was not refunded. */
export async function unrefunded({ trx }: Work, { id, amount }: Pick<Charge, 'id' | 'amount'>): Promise<number> {
  const refunds = await trx
    .selectFrom('refund')
    .where('charge_id', '=', id)
    .where('status', 'in', ['pending', 'requires_action', 'succeeded'])
    .select('amount')
    .execute()
  return refunds.reduce((left, refund) => left - refund.amount, amount)
}
