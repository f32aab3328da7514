import type { Database } from '../../../db/connection'
import { linkExpired } from '../../../domain/domain-error'
import type { OneTimePurpose } from './one-time-token'
import { findLink, type OneTimeLink } from './one-time-token.repository'

/**
 * Opens the link of an e-mail without using it.
 * @throws DomainError gone if it was used, has expired or never existed
 */
export async function openOneTimeLink(db: Database, token: string, purpose: OneTimePurpose): Promise<OneTimeLink> {
  const link = await findLink(db, token, purpose)
  if (!link) throw linkExpired()
  return link
}
