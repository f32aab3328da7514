import type { Transaction } from '../../../db/connection'
import { publish } from '../../../events/unit-of-work'
import { sessionsEnded } from '../identity.events'
import { retireTokens } from '../one-time-links/one-time-token.repository'
import { type EndReason, type SessionSelection, storeSessionEnd } from './session.repository'

/**
 * Ends sessions; their sockets are closed after the commit.
 * @returns whether any of them was still open
 */
export async function endSessions(
  trx: Transaction,
  selection: SessionSelection,
  reason: EndReason = 'revoked',
): Promise<boolean> {
  const sessionIds = await storeSessionEnd(trx, selection, reason)
  if (sessionIds.length === 0) return false
  await publish(trx, sessionsEnded({ sessionIds }))
  return true
}

/** Ends all access that a person has: sessions, and links in e-mails. */
export async function endAccess(trx: Transaction, personId: string): Promise<void> {
  await endSessions(trx, { personId })
  await retireTokens(trx, personId)
}
