import type { GroupName } from '../../../access/caller'
import type { Database } from '../../../db/connection'
import { firstOnboarding } from '../onboarding'

/** A temporary password as it is kept. */
export interface TemporaryPassword {
  hash: string
  expiresAt: Date
}

export interface NewAccount {
  /** Normalised. */
  email: string
  organizationId: string
  group: GroupName
  firstName: string
  lastName: string
  password: TemporaryPassword
}

/** Accounts that were made for somebody and wait to be accepted. */
export function createInvitationRepository(db: Database) {
  return {
    /** @returns the new account's id; undefined where the e-mail address has an account already. */
    async add({
      email,
      organizationId,
      group,
      firstName,
      lastName,
      password,
    }: NewAccount): Promise<string | undefined> {
      const row = await db
        .insertInto('person')
        .values({
          email,
          username: email,
          organization_id: organizationId,
          groups: [group],
          first_name: firstName,
          last_name: lastName,
          password_hash: password.hash,
          password_expires_at: password.expiresAt,
          onboarding_status: firstOnboarding,
        })
        .onConflict((conflict) => conflict.column('email').doNothing())
        .returning('id')
        .executeTakeFirst()
      return row?.id
    },

    /** Replaces the temporary password. @returns whether the account was still waiting to be accepted. */
    async renew(id: string, password: TemporaryPassword): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('person')
        .set({ password_hash: password.hash, password_expires_at: password.expiresAt })
        .where('id', '=', id)
        .where('is_active', '=', true)
        .where('password_expires_at', 'is not', null)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },
  }
}
