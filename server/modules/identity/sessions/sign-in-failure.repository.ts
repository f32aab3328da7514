import { createHash } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Transaction } from '../../../db/connection'
import type { SignInFailure } from '../../../db/schema'
import { normalizeEmail } from '../person'
import type { SignInFailures } from './sign-in-lock'

// Only hashes are stored, of e-mail addresses with and without an account, so that the table does not reveal accounts.
const hashOf = (text: string) => createHash('sha256').update(text).digest()

export const accountKey = (email: string): Buffer => hashOf(normalizeEmail(email))

export const networkKey: (network: string) => Buffer = hashOf

/** For the failures from all networks together. */
export const anyNetwork = Buffer.alloc(0)

export async function lockFailures(
  trx: Transaction,
  account: Buffer,
  network: Buffer,
): Promise<SignInFailures | undefined> {
  const row = await trx
    .selectFrom('sign_in_failure')
    .where('account_hash', '=', account)
    .where('network_hash', '=', network)
    .selectAll()
    .forUpdate()
    .executeTakeFirst()
  return row && toFailures(row)
}

export async function lockOrInsertFailures(
  trx: Transaction,
  account: Buffer,
  network: Buffer,
): Promise<SignInFailures> {
  const row = await trx
    .insertInto('sign_in_failure')
    .values({ account_hash: account, network_hash: network, failures: 0, last_failed_at: new Date() })
    // Changes nothing, but locks the row even if someone else adds or deletes it at this moment.
    .onConflict((conflict) => conflict.columns(['account_hash', 'network_hash']).doUpdateSet({ account_hash: account }))
    .returningAll()
    .executeTakeFirstOrThrow()
  return toFailures(row)
}

export async function updateFailures(
  trx: Transaction,
  account: Buffer,
  network: Buffer,
  { count, lastFailedAt, lockedUntil }: SignInFailures,
): Promise<void> {
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

/** @param network absent for all networks */
export async function deleteFailures(trx: Transaction, account: Buffer, network?: Buffer): Promise<void> {
  const rows = trx.deleteFrom('sign_in_failure').where('account_hash', '=', account)
  await (network ? rows.where('network_hash', '=', network) : rows).execute()
}

/** Deletes a few old rows: more than each attempt adds, but never so many that someone has to wait. */
export async function deleteSomeOldFailures(trx: Transaction, before: Date): Promise<void> {
  await trx
    .deleteFrom('sign_in_failure')
    .where(
      ({ refTuple }) => refTuple('account_hash', 'network_hash'),
      'in',
      (from) =>
        from
          .selectFrom('sign_in_failure')
          .where('last_failed_at', '<', before)
          .select(['account_hash', 'network_hash'])
          .limit(10)
          .forUpdate()
          .skipLocked()
          .$asTuple('account_hash', 'network_hash'),
    )
    .execute()
}
