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

/** How long a client whose reply was lost may repeat its attempt. */
const REPETITION_MS = 2 * 60 * 1000

/**
 * Exchanges a refresh token for the next one of its session. A token that was used before ends its session: either its
 * owner or a thief has a copy, and no one can tell which (behaviour, section 3). A client that repeats its attempt soon
 * afterwards, because the reply was lost, gets the same next token again.
 * @returns undefined if the token is refused; not an error, so that the end of a session is committed
 */
export async function renewSession(
  trx: Transaction,
  { tokenId, attempt }: RenewSession,
): Promise<IssuedToken | undefined> {
  const token = await lockRefreshToken(trx, tokenId)
  if (!token) return undefined
  const { personId, sessionId, successorId } = token
  if (token.usedAt) {
    const isRepeated = successorId && isRepetition(token, attempt) && (await isTokenUnused(trx, successorId))
    if (isRepeated) return { personId, sessionId, tokenId: successorId }
    await endSession(trx, { id: sessionId }, 'reuse')
    return undefined
  }
  const next = await insertRefreshToken(trx, sessionId)
  await storeTokenUse(trx, tokenId, { attempt, successorId: next })
  await storeSessionUse(trx, sessionId)
  return { personId, sessionId, tokenId: next }
}

const isRepetition = ({ usedAt, attempt }: LockedRefreshToken, repeated: string | undefined): boolean =>
  usedAt !== null && repeated !== undefined && repeated === attempt && Date.now() - usedAt.getTime() < REPETITION_MS
