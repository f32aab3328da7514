import type { Database } from '../../../db/connection'
import { nextOnboarding } from '../onboarding'
import { retireTokens } from '../one-time-links/one-time-token.repository'
import type { Person } from '../person'
import { endSessionsOf } from '../sessions/session.repository'

interface Replacement {
  person: Person
  /** Of the new password. */
  hash: string
  /** The session that goes on; absent where none does. */
  keep?: string
}

/**
 * Gives a person a password of their own, in the caller's transaction, which has locked them. It is no longer a
 * temporary one, onboarding moves on, and what the old one opened is closed: sessions, and links in e-mails.
 * @returns the ids of the sessions that ended
 */
export async function replacePassword(trx: Database, { person, hash, keep }: Replacement): Promise<string[]> {
  const onboarding = nextOnboarding(person.onboardingStatus, { ...person, passwordExpiresAt: null })
  await trx
    .updateTable('person')
    .set({ password_hash: hash, password_expires_at: null, onboarding_status: onboarding })
    .where('id', '=', person.id)
    .execute()
  await retireTokens(trx, person.id)
  return endSessionsOf(trx, person.id, 'revoked', keep)
}
