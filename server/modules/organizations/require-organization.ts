import { findVisibleOrganization } from '../../access'
import type { Caller } from '../../access/caller'
import type { Database } from '../../db/connection'
import { forbidden, notFound } from '../../domain/domain-error'

/** @throws DomainError not found for an organization that the caller may not see (behaviour, section 3) */
export async function requireVisible(db: Database, caller: Caller, id: string) {
  const found = await findVisibleOrganization(db, caller, id)
  if (!found) throw notFound('Organization')
  return found
}

/** @throws DomainError not found for an organization that the caller may not see, forbidden for one that they do not manage */
export async function requireManaged(db: Database, caller: Caller, id: string) {
  const found = await requireVisible(db, caller, id)
  if (!found.manages)
    throw forbidden({
      en: 'Only the admins of this organization may do this.',
      es: 'Solo los administradores de esta organización pueden hacer esto.',
    })
  return found
}
