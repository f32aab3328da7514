import { createHash } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Database } from '../../../db/connection'
import type { SignInFailure } from '../../../db/schema'
import { normaliseEmail } from '../person'
import { networkOf } from './network'
import {
  accountLimits,
  afterFailure,
  networkLimits,
  rememberedMs,
  type SignInFailures,
  secondsToWait,
} from './sign-in-lock'

/** What came of a password: `locked` whether or not it was the right one. */
export type Verdict = { kind: 'right' } | { kind: 'wrong' } | { kind: 'locked'; seconds: number }

/** Who tries to sign in, and from where. */
export interface SignInAttempt {
  email: string
  address: string
  /** Whether the account was signed in from this network before: strangers elsewhere cannot lock it here. */
  isKnownNetwork: boolean
}

/**
 * Counts wrong passwords, of names that do not exist like of those that do: it stores hashes and knows no people, so that
 * nobody learns which accounts there are.
 */
export function createSignInFailures(db: Database) {
  return {
    /**
     * Settles a password that was just checked. One attempt after the other, however many come at once: the rows are
     * locked meanwhile, and what was guessed while the account became locked counts for nothing.
     */
    settle({ email, address, isKnownNetwork }: SignInAttempt, matches: boolean): Promise<Verdict> {
      const account = hashOf(normaliseEmail(email))
      const now = new Date()
      return db.transaction().execute(async (trx) => {
        const lock = matches ? lockRow : lockOrAddRow
        const overall = await lock(trx, account, anyNetwork)
        const network = hashOf(networkOf(address))
        const here = await lock(trx, account, network)
        const counted = isKnownNetwork ? [here] : [here, overall]
        const seconds = Math.max(...counted.map((failures) => (failures ? secondsToWait(failures, now) : 0)))
        if (seconds > 0) return { kind: 'locked', seconds }
        if (matches) {
          if (here) await remove(trx, account, network)
          return { kind: 'right' }
        }
        await store(trx, account, network, afterFailure(here, now, networkLimits))
        await store(trx, account, anyNetwork, afterFailure(overall, now, accountLimits))
        await removeSomeOld(trx, now)
        return { kind: 'wrong' }
      })
    },

    /** Forgets an account's failures in the caller's transaction. */
    clear: (trx: Database, email: string) => remove(trx, hashOf(normaliseEmail(email))),
  }
}

export type SignInFailureRepository = ReturnType<typeof createSignInFailures>

const hashOf = (text: string) => createHash('sha256').update(text).digest()

/** Stands for all networks together. */
const anyNetwork = Buffer.alloc(0)

async function lockRow(trx: Database, account: Buffer, network: Buffer): Promise<SignInFailures | undefined> {
  const row = await trx
    .selectFrom('sign_in_failure')
    .where('account_hash', '=', account)
    .where('network_hash', '=', network)
    .selectAll()
    .forUpdate()
    .executeTakeFirst()
  return row && toFailures(row)
}

async function lockOrAddRow(trx: Database, account: Buffer, network: Buffer): Promise<SignInFailures> {
  const row = await trx
    .insertInto('sign_in_failure')
    .values({ account_hash: account, network_hash: network, failures: 0, last_failed_at: new Date() })
    // Changes nothing, but locks the row, whoever else adds or removes it at this moment.
    .onConflict((conflict) => conflict.columns(['account_hash', 'network_hash']).doUpdateSet({ account_hash: account }))
    .returningAll()
    .executeTakeFirstOrThrow()
  return toFailures(row)
}

async function store(trx: Database, account: Buffer, network: Buffer, failures: SignInFailures): Promise<void> {
  const { count, lastFailedAt, lockedUntil } = failures
  await trx
    .updateTable('sign_in_failure')
    .set({ failures: count, last_failed_at: lastFailedAt, locked_until: lockedUntil })
    .where('account_hash', '=', account)
    .where('network_hash', '=', network)
    .execute()
}

const toFailures = (row: Selectable<SignInFailure>): SignInFailures => ({
  count: row.failures,
  lastFailedAt: row.last_failed_at,
  lockedUntil: row.locked_until,
})

/** @param network undefined for all */
async function remove(trx: Database, account: Buffer, network?: Buffer): Promise<void> {
  const rows = trx.deleteFrom('sign_in_failure').where('account_hash', '=', account)
  await (network ? rows.where('network_hash', '=', network) : rows).execute()
}

/** Each write takes a few old rows away: more than it adds, and never so many that somebody waits for it. */
async function removeSomeOld(trx: Database, now: Date): Promise<void> {
  await trx
    .deleteFrom('sign_in_failure')
    .where(
      ({ refTuple }) => refTuple('account_hash', 'network_hash'),
      'in',
      (from) =>
        from
          .selectFrom('sign_in_failure')
          .where('last_failed_at', '<', new Date(now.getTime() - rememberedMs))
          .select(['account_hash', 'network_hash'])
          .limit(10)
          .forUpdate()
          .skipLocked()
          .$asTuple('account_hash', 'network_hash'),
    )
    .execute()
}
