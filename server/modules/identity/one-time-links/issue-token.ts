import type { Transaction } from '../../../db/connection'
import { lockPerson } from '../person.repository'
import { createToken, hashToken, linkMinutes, MAX_LINKS_PER_HOUR, type OneTimePurpose } from './one-time-token'
import { countRecentTokens, insertToken, retireTokens } from './one-time-token.repository'

/**
 * Issues the token of a link; the person's earlier links for the same purpose become invalid.
 * @returns undefined if the person has reached the limit for this hour
 */
export async function issueToken(
  trx: Transaction,
  personId: string,
  purpose: OneTimePurpose,
): Promise<string | undefined> {
  // One at a time, so that two simultaneous requests do not leave two valid tokens.
  await lockPerson(trx, personId)
  if ((await countRecentTokens(trx, personId)) >= MAX_LINKS_PER_HOUR) return undefined
  await retireTokens(trx, personId, purpose)
  const token = createToken()
  const expiresAt = new Date(Date.now() + linkMinutes[purpose] * 60 * 1000)
  await insertToken(trx, { personId, purpose, hash: hashToken(token), expiresAt })
  return token
}
