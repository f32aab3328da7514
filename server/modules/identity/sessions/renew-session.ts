import type { Transaction } from '../../../db/connection'
import { endSession } from './end-sessions'
import {
  insertRefreshToken,
  isTokenUnused,
  type LockedRefreshToken,
  lockRefreshToken,
  storeTokenUse,
} from './refresh-token.repository'
import { storeSessionUse } from './session.repository'
import type { IssuedToken } from './tokens'

interface RenewSession {
  tokenId: string
  /** The same for every attempt of one client to use the token once. */
  attempt: string | undefined
}

/** How long every client gets the same pair again: it may have sent the token twice at once, or lost the reply. */
const GRACE_MS = 30 * 1000
/** How long a client that names its attempt gets it again. */
const REPETITION_MS = 24 * 60 * 60 * 1000

/**
 * Exchanges a refresh token for the next one of its session. A token that was used before ends its session: either its
 * owner or a thief has a copy, and no one can tell which (behaviour, section 3). A client that sends it again soon
 * afterwards, because the reply was lost or it refreshed twice at once, gets the same pair again.
 * @returns undefined if the token is refused; not an error, so that the end of a session is committed
 */
export async function renewSession(
  trx: Transaction,
  { tokenId, attempt }: RenewSession,
): Promise<IssuedToken | undefined> {
  const token = await lockRefreshToken(trx, tokenId)
  // Also if it ended while the token was locked by another refresh.
  if (!token || !(await storeSessionUse(trx, token.sessionId))) return undefined
  const { personId, sessionId, successorId, usedAt } = token
  if (usedAt) {
    const isRepeated = successorId && isRepetition(token, attempt) && (await isTokenUnused(trx, successorId))
    if (isRepeated) return { personId, sessionId, tokenId: successorId, issuedAt: usedAt }
    await endSession(trx, { id: sessionId }, 'reuse')
    return undefined
  }
  const issuedAt = new Date()
  const next = await insertRefreshToken(trx, sessionId)
  await storeTokenUse(trx, tokenId, { attempt, successorId: next, usedAt: issuedAt })
  return { personId, sessionId, tokenId: next, issuedAt }
}

function isRepetition({ usedAt, attempt }: LockedRefreshToken, repeated: string | undefined): boolean {
  if (usedAt === null) return false
  const isSameAttempt = repeated !== undefined && repeated === attempt
  return Date.now() - usedAt.getTime() < (isSameAttempt ? REPETITION_MS : GRACE_MS)
}
