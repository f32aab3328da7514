import { createHash } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Database } from '../../../db/connection'
import type { SignInFailure } from '../../../db/schema'
import { normaliseEmail } from '../person'
import { afterFailure, rememberedMs, type SignInFailures, secondsToWait } from './sign-in-lock'

/** What came of a password: `locked` whether or not it was the right one. */
export type Verdict = { kind: 'right' } | { kind: 'wrong' } | { kind: 'locked'; seconds: number }

/**
 * Counts wrong passwords, of names that do not exist like of those that do: it keeps the e-mail's hash and knows no
 * people, so that nobody learns which accounts there are.
 */
export function createSignInFailures(db: Database) {
  return {
    /**
     * Settles a password that was just checked. One attempt after the other, however many come at once: the row is
     * locked meanwhile, and what was guessed while the account became locked counts for nothing.
     */
    settle(email: string, matches: boolean): Promise<Verdict> {
      const account = hashOf(email)
      const now = new Date()
      return db.transaction().execute(async (trx) => {
        const failures = matches ? await lockRow(trx, account) : await lockOrAddRow(trx, account)
        const seconds = failures ? secondsToWait(failures, now) : 0
        if (seconds > 0) return { kind: 'locked', seconds }
        if (matches) {
          if (failures) await remove(trx, account)
          return { kind: 'right' }
        }
        const { count, lastFailedAt, lockedUntil } = afterFailure(failures, now)
        await trx
          .updateTable('sign_in_failure')
          .set({ failures: count, last_failed_at: lastFailedAt, locked_until: lockedUntil })
          .where('account_hash', '=', account)
          .execute()
        await removeSomeOld(trx, now)
        return { kind: 'wrong' }
      })
    },

    /** Forgets an account's failures in the caller's transaction. */
    clear: (trx: Database, email: string) => remove(trx, hashOf(email)),
  }
}

export type SignInFailureRepository = ReturnType<typeof createSignInFailures>

const hashOf = (email: string) => createHash('sha256').update(normaliseEmail(email)).digest()

async function lockRow(trx: Database, account: Buffer): Promise<SignInFailures | undefined> {
  const row = await trx
    .selectFrom('sign_in_failure')
    .where('account_hash', '=', account)
    .selectAll()
    .forUpdate()
    .executeTakeFirst()
  return row && toFailures(row)
}

async function lockOrAddRow(trx: Database, account: Buffer): Promise<SignInFailures> {
  const row = await trx
    .insertInto('sign_in_failure')
    .values({ account_hash: account, failures: 0, last_failed_at: new Date() })
    // Changes nothing, but locks the row, whoever else adds or removes it at this moment.
    .onConflict((conflict) => conflict.column('account_hash').doUpdateSet({ account_hash: account }))
    .returningAll()
    .executeTakeFirstOrThrow()
  return toFailures(row)
}

const toFailures = (row: Selectable<SignInFailure>): SignInFailures => ({
  count: row.failures,
  lastFailedAt: row.last_failed_at,
  lockedUntil: row.locked_until,
})

async function remove(trx: Database, account: Buffer): Promise<void> {
  await trx.deleteFrom('sign_in_failure').where('account_hash', '=', account).execute()
}

/** Each write takes a few old rows away: more than it adds, and never so many that somebody waits for it. */
async function removeSomeOld(trx: Database, now: Date): Promise<void> {
  await trx
    .deleteFrom('sign_in_failure')
    .where('account_hash', 'in', (from) =>
      from
        .selectFrom('sign_in_failure')
        .where('last_failed_at', '<', new Date(now.getTime() - rememberedMs))
        .select('account_hash')
        .limit(10)
        .forUpdate()
        .skipLocked(),
    )
    .execute()
}
