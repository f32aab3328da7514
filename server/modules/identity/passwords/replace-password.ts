import type { Transaction } from '../../../db/connection'
import type { Outbox } from '../../notifications'
import { nextOnboarding } from '../onboarding'
import { retireTokens } from '../one-time-links/one-time-token.repository'
import type { Person } from '../person'
import { updatePassword } from '../person.repository'
import { endSessions } from '../sessions/end-sessions'
import { passwordChangedEmail } from './password-mail'

interface ReplacePassword {
  /** Locked. */
  person: Person
  /** Of the new password. */
  hash: string
  /** The session that continues; absent to end all of them. */
  continuingSessionId?: string
}

/**
 * Gives a person a password of their own: onboarding moves on, everything that the old password opened is closed
 * (sessions, links in e-mails), and the person is notified by e-mail.
 */
export async function replacePassword(
  trx: Transaction,
  outbox: Outbox,
  { person, hash, continuingSessionId }: ReplacePassword,
): Promise<Person> {
  const onboardingStatus = nextOnboarding(person.onboardingStatus, { ...person, passwordExpiresAt: null })
  await updatePassword(trx, person.id, { hash, onboardingStatus })
  await retireTokens(trx, person.id)
  await endSessions(trx, { personId: person.id, exceptId: continuingSessionId })
  await outbox.send(trx, passwordChangedEmail(person, outbox.addressOf('/forgot-password')))
  return { ...person, passwordExpiresAt: null, onboardingStatus }
}
