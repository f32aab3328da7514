import { sql } from 'kysely'
import type { Work } from '../api/operation'

export interface Balance {
  currency: string
  available: number
  pending: number
}

/** What an account has in each currency: money that can be paid out, and money that is on its way. */
export async function balancesOf({ trx, now }: Pick<Work, 'trx' | 'now'>, accountId: string): Promise<Balance[]> {
  const isAvailable = sql`ledger_transaction.available_at <= ${now}`
  const { rows } = await sql<Balance>`
    select currency,
      coalesce(sum(ledger_entry.amount) filter (where ${isAvailable}), 0)::bigint as available,
      coalesce(sum(ledger_entry.amount) filter (where not ${isAvailable}), 0)::bigint as pending
    from ledger_transaction join ledger_entry on ledger_entry.transaction_id = ledger_transaction.id
    where account_id = ${accountId} and ledger = 'balance'
    group by currency order by currency`.execute(trx)
  return rows
}
