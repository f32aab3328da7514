import { sql } from 'kysely'
import type { Transaction } from '../../../db/connection'
import { INITIAL_ONBOARDING } from '../onboarding'
import type { InvitedPerson, TemporaryPassword } from './invitation'

interface NewAccount extends InvitedPerson {
  /** Whose language the account starts with. */
  inviterId: string
  password: TemporaryPassword
}

/** @returns the account's id; undefined if the e-mail address already has an account */
export async function insertInvited(trx: Transaction, account: NewAccount): Promise<string | undefined> {
  const row = await trx
    .insertInto('person')
    .values({
      email: account.email,
      username: account.email,
      organization_id: account.organizationId,
      groups: [account.group],
      first_name: account.firstName,
      last_name: account.lastName,
      password_hash: account.password.hash,
      password_expires_at: account.password.expiresAt,
      language: sql<string>`coalesce((select language from person where id = ${account.inviterId}), 'en')`,
      onboarding_status: INITIAL_ONBOARDING,
      invited_by_id: account.invitedById,
      confirmed_by: account.confirmedBy,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** Replaces the temporary password. @returns whether the account was still waiting to be accepted */
export async function replaceTemporaryPassword(
  trx: Transaction,
  personId: string,
  password: TemporaryPassword,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('person')
    .set({ password_hash: password.hash, password_expires_at: password.expiresAt })
    .where('id', '=', personId)
    .where('is_active', '=', true)
    .where('password_expires_at', 'is not', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
