import type { Transaction } from '../../../db/connection'
import { publish } from '../../../events/unit-of-work'
import { sessionsEnded } from '../identity.events'
import { retireTokens } from '../one-time-links/one-time-token.repository'
import {
  type EndReason,
  type OneSession,
  type SessionsOfPerson,
  storeEndOfSessions,
  storeSessionEnd,
} from './session.repository'

/**
 * Ends a session; its sockets are closed after the commit.
 * @returns whether it was still open
 */
export async function endSession(
  trx: Transaction,
  session: OneSession,
  reason: EndReason = 'revoked',
): Promise<boolean> {
  return announceEnds(trx, await storeSessionEnd(trx, session, reason))
}

/**
 * Ends the sessions of a person; their sockets are closed after the commit.
 * @returns whether any of them was still open
 */
export async function endSessions(trx: Transaction, sessions: SessionsOfPerson): Promise<boolean> {
  return announceEnds(trx, await storeEndOfSessions(trx, sessions, 'revoked'))
}

/** Ends all access that a person has: sessions, and links in e-mails. */
export async function endAccess(trx: Transaction, personId: string): Promise<void> {
  await endSessions(trx, { personId })
  await retireTokens(trx, personId)
}

async function announceEnds(trx: Transaction, sessionIds: string[]): Promise<boolean> {
  if (sessionIds.length === 0) return false
  await publish(trx, sessionsEnded({ sessionIds }))
  return true
}
