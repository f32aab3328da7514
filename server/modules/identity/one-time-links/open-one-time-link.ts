import type { Database } from '../../../db/connection'
import { linkExpired } from '../../../domain/domain-error'
import type { OneTimePurpose } from './one-time-token'
import { findLink, type OneTimeLink } from './one-time-token.repository'

/**
 * What the token of an e-mail opens, without using it up.
 * @throws DomainError gone where it was used, has expired or never was
 */
export async function openOneTimeLink(db: Database, token: string, purpose: OneTimePurpose): Promise<OneTimeLink> {
  const link = await findLink(db, token, purpose)
  if (!link) throw linkExpired()
  return link
}
