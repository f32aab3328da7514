import type { Work } from '../api/operation'
import type { Ledger } from '../database/schema'
import { newId } from '../new-id'

/** What moved money. Each moves it once for the same source. */
export type Kind =
  | 'charge'
  | 'refund'
  | 'refund_settled'
  | 'refund_failure'
  | 'dispute'
  | 'dispute_reversal'
  | 'dispute_settled'
  | 'payout'
  | 'payout_settled'
  | 'payout_failure'

interface Movement {
  kind: Kind
  accountId: string
  currency: string
  /** The id of the charge, refund, dispute or payout. */
  source: string
  /** Minor units by ledger; they sum to zero, which the database checks. */
  entries: Partial<Record<Ledger, number>>
  /** What the balance transaction shows, for movements of the account's balance. */
  shown?: { amount: number; fee?: number; applicationFee?: number }
  /** When the money can be paid out; the default is at once. */
  availableAt?: Date
}

/** Writes one movement to the ledger and returns its id. */
export async function postTransaction({ trx, now }: Work, movement: Movement): Promise<string> {
  const { kind, accountId, currency, source, entries, shown, availableAt = now } = movement
  const id = newId('txn')
  await trx
    .insertInto('ledger_transaction')
    .values({
      id,
      account_id: accountId,
      kind,
      source,
      currency,
      amount: shown?.amount ?? null,
      fee: shown?.fee ?? 0,
      application_fee: shown?.applicationFee ?? 0,
      available_at: availableAt,
      created_at: now,
    })
    .execute()
  const rows = Object.entries(entries).flatMap(([ledger, amount]) =>
    amount === 0 ? [] : [{ transaction_id: id, ledger: ledger as Ledger, amount }],
  )
  await trx.insertInto('ledger_entry').values(rows).execute()
  return id
}
