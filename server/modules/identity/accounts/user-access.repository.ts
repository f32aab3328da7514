import type { Database } from '../../../db/connection'
import { retireTokens } from '../one-time-links/one-time-token.repository'
import { endSessionsOf } from '../sessions/session.repository'

/** Ends every way in that a person has open, in the caller's transaction: sessions, and links in e-mails. */
export async function endAccess(trx: Database, personId: string): Promise<void> {
  await endSessionsOf(trx, personId, 'revoked')
  await retireTokens(trx, personId)
}
