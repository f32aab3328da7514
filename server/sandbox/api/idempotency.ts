import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { ApiError } from './api-error'
import type { Work } from './operation'

export interface Reply {
  status: number
  body: unknown
  isReplayed?: boolean
}

interface Keyed {
  accountId: string
  key: string
  /** What was asked: method, address and body. */
  request: string
}

/**
 * Runs a call once for each key, in the transaction of its effects: whoever sends the key again, even at the same
 * time or after a crash, gets the first answer, refusals included.
 * @throws ApiError if the key was used for something else
 */
export async function once({ trx, now }: Work, keyed: Keyed, run: () => Promise<object>): Promise<Reply> {
  const fingerprint = createHash('sha256').update(keyed.request).digest('hex')
  const { accountId: account_id, key } = keyed
  // A second request with the same key waits here until the first one has ended.
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('idempotency_key')
    .values({ account_id, key, fingerprint, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  const ofKey = { account_id, key }
  if (numInsertedOrUpdatedRows === 0n) {
    const stored = await trx
      .selectFrom('idempotency_key')
      .where((eb) => eb.and(ofKey))
      .selectAll()
      .executeTakeFirstOrThrow()
    if (stored.fingerprint !== fingerprint) throw keyReused(key)
    return { status: stored.status ?? 500, body: stored.body, isReplayed: true }
  }
  const reply = await replyOf(trx, run)
  await trx
    .updateTable('idempotency_key')
    .set({ status: reply.status, body: JSON.stringify(reply.body) })
    .where((eb) => eb.and(ofKey))
    .execute()
  return reply
}

/** Undoes what a refused call has written, and stores the refusal. */
async function replyOf(trx: Work['trx'], run: () => Promise<object>): Promise<Reply> {
  await sql`savepoint call`.execute(trx)
  try {
    return { status: 200, body: await run() }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    await sql`rollback to savepoint call`.execute(trx)
    return { status: error.status, body: { error: error.details } }
  }
}

const keyReused = (key: string) =>
  new ApiError(400, {
    type: 'idempotency_error',
    message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Key: ${key}`,
  })
