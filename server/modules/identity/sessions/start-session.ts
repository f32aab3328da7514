import type { Transaction } from '../../../db/connection'
import { insertRefreshToken } from './refresh-token.repository'
import { insertSession, lockAccountToSignIn, type SignInPlace } from './session.repository'
import type { IssuedToken } from './tokens'

interface StartSession {
  personId: string
  place: SignInPlace
  /** The password hash that was checked; absent when a link in an e-mail proved who signs in. */
  checkedHash?: string | undefined
}

/**
 * Signs a person in.
 * @returns undefined if the account was deactivated or its password changed in the meantime
 */
export async function startSession(
  trx: Transaction,
  { personId, place, checkedHash }: StartSession,
): Promise<IssuedToken | undefined> {
  if (!(await lockAccountToSignIn(trx, personId, checkedHash))) return undefined
  const sessionId = await insertSession(trx, personId, place)
  return { personId, sessionId, tokenId: await insertRefreshToken(trx, sessionId), issuedAt: new Date() }
}
