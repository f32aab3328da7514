import { sql } from 'kysely'
import type { Database } from '../../../db/connection'
import { firstOnboarding } from '../onboarding'
import type { InvitedPerson } from './invitation'

/** A temporary password as it is stored. */
export interface TemporaryPassword {
  hash: string
  expiresAt: Date
}

/** Accounts that were made for somebody and wait to be accepted. */
export function createInvitationRepository(db: Database) {
  return {
    /** It begins with the language of whoever invites. @returns the new account's id; undefined where the e-mail address has an account already. */
    async add({
      email,
      organizationId,
      group,
      firstName,
      lastName,
      invitedById,
      confirmedBy,
      inviterId,
      password,
    }: InvitedPerson & { inviterId: string; password: TemporaryPassword }): Promise<string | undefined> {
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
          language: sql<string>`coalesce((select language from person where id = ${inviterId}), 'en')`,
          onboarding_status: firstOnboarding,
          invited_by_id: invitedById,
          confirmed_by: confirmedBy,
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
