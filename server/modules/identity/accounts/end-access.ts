import type { Transaction } from '../../../db/connection'
import { retireTokens } from '../one-time-links/one-time-token.repository'
import { endSessions } from '../sessions/end-sessions'

/** Ends all access that a person has: sessions, and links in e-mails. */
export async function endAccess(trx: Transaction, personId: string): Promise<void> {
  await endSessions(trx, { personId })
  await retireTokens(trx, personId)
}
