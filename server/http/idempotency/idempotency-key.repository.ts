import { sql } from 'kysely'
import type { Database, Transaction } from '../../db/connection'
import type { Attempt } from './attempt'

export interface StoredKey {
  fingerprint: Buffer
  /** Null until the reply is stored. */
  status: number | null
  sealedReply: Buffer | null
}

const isFresh = sql<boolean>`idempotency_key.created_at > clock_timestamp() - interval '24 hours'`

export const findKey = (db: Database, { personId, key }: Attempt): Promise<StoredKey | undefined> =>
  db
    .selectFrom('idempotency_key')
    .where('person_id', '=', personId)
    .where('key', '=', key)
    .where(isFresh)
    .select(['fingerprint', 'status', 'sealed_reply as sealedReply'])
    .executeTakeFirst()

/**
 * Stores the key in the transaction of its change; another attempt with the same key waits until that transaction ends.
 * @returns false when another attempt has already stored it
 */
export async function claimKey(trx: Transaction, attempt: Attempt): Promise<boolean> {
  const { id, personId, key, operation, fingerprint } = attempt
  const row = await trx
    .insertInto('idempotency_key')
    .values({ person_id: personId, key, operation, fingerprint, attempt: id })
    .onConflict((conflict) =>
      conflict
        .columns(['person_id', 'key'])
        .doUpdateSet(({ ref }) => ({
          operation: ref('excluded.operation'),
          fingerprint: ref('excluded.fingerprint'),
          attempt: ref('excluded.attempt'),
          created_at: ref('excluded.created_at'),
          status: null,
          sealed_reply: null,
        }))
        .where(({ eb, ref, or, not }) =>
          or([eb('idempotency_key.attempt', '=', ref('excluded.attempt')), not(isFresh)]),
        ),
    )
    .returning('key')
    .executeTakeFirst()
  return row !== undefined
}

/** Stores the reply with its key, even if no transaction has claimed the key. */
export async function storeReply(db: Database, attempt: Attempt, status: number, sealedReply: Buffer): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if (!(await claimKey(trx, attempt))) return
    await trx
      .updateTable('idempotency_key')
      .set({ status, sealed_reply: sealedReply })
      .where('person_id', '=', attempt.personId)
      .where('key', '=', attempt.key)
      .execute()
  })
}

export const deleteOldKeys = (db: Database) =>
  db
    .deleteFrom('idempotency_key')
    .where(({ not }) => not(isFresh))
    .execute()
