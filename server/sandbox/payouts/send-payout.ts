import { sql } from 'kysely'
import type { Work } from '../api/operation'
import { balancesOf } from '../ledger/balances'
import { postTransaction } from '../ledger/post-transaction'
import { newId } from '../new-id'

/** Sends what one account has available to its bank, once in each day of the bank and currency. */
export async function sendPayout(work: Work): Promise<boolean> {
  const { trx, now, config } = work
  const day = Math.floor(now.getTime() / config.bankDayMs)
  const account = await nextAccount(work, day)
  if (!account) return false
  for (const { currency, available } of await balancesOf(work, account.id)) {
    if (available <= 0 || (await wasPaid(work, account.id, currency, day))) continue
    const id = newId('po')
    await trx
      .insertInto('payout')
      .values({
        ...{ id, account_id: account.id, amount: available, currency, status: 'in_transit', bank_day: day },
        arrives_at: new Date(now.getTime() + config.bankDayMs),
        created_at: now,
      })
      .execute()
    await postTransaction(work, {
      ...{ kind: 'payout', accountId: account.id, currency, source: id },
      entries: { balance: -available, payouts_in_transit: available },
      shown: { amount: -available },
    })
  }
  return true
}

/** Locks an account that has money for a payout; another process takes another one. */
async function nextAccount({ trx, now }: Work, day: number) {
  const { rows } = await sql<{ id: string }>`
    select id from account where payouts_enabled and exists (
      select from ledger_transaction join ledger_entry on ledger_entry.transaction_id = ledger_transaction.id
      where account_id = account.id and ledger = 'balance' and available_at <= ${now}
        and not exists (select from payout where account_id = account.id and bank_day = ${day}
          and payout.currency = ledger_transaction.currency)
      group by currency having sum(ledger_entry.amount) > 0)
    limit 1 for update skip locked`.execute(trx)
  return rows[0]
}

async function wasPaid({ trx }: Work, accountId: string, currency: string, day: number): Promise<boolean> {
  const payout = await trx
    .selectFrom('payout')
    .where('account_id', '=', accountId)
    .where('currency', '=', currency)
    .where('bank_day', '=', day)
    .select('id')
    .executeTakeFirst()
  return payout !== undefined
}
