import type { Transaction } from '../../../db/connection'
import { linkExpired } from '../../../domain/domain-error'
import { lockPerson } from '../person.repository'
import type { SignInPlace } from '../sessions/session.repository'
import { startSession } from '../sessions/start-session'
import type { IssuedToken } from '../sessions/tokens'
import { type OneTimeLink, spendLink } from './one-time-token.repository'

/**
 * Signs in the person to whom a link was e-mailed.
 * @throws DomainError gone if the link was used or has expired, or the account was deactivated
 */
export async function startSessionByLink(
  trx: Transaction,
  { link, place }: { link: OneTimeLink; place: SignInPlace },
): Promise<IssuedToken> {
  // Before the link, like everyone else who changes both; in the other order, two would wait for each other.
  await lockPerson(trx, link.personId)
  const isSpent = await spendLink(trx, link.id)
  const issued = isSpent && (await startSession(trx, { personId: link.personId, place }))
  if (!issued) throw linkExpired()
  return issued
}
