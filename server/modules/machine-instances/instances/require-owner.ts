import { findVisibleOrganization } from '../../../access'
import type { Rights } from '../../../access/caller'
import type { Database } from '../../../db/connection'
import { forbidden, invalid, notFound } from '../../../domain/domain-error'

/**
 * The operator whose machines a caller is about to add to: their own, or one that their dealership serves now. The
 * call's access has checked the role.
 * @throws DomainError not found for an organization that they may not see, forbidden for one that they may not add to,
 *   invalid for a dealership
 */
export async function requireOwner(db: Database, caller: Rights, id: string): Promise<string> {
  const found = await findVisibleOrganization(db, caller, id)
  if (!found) throw notFound('Organization')
  const isOwn = caller.organization?.id === id
  const serves = caller.organization?.type === 'DEALERSHIP' && found.works_with
  if (!caller.isSuperuser && !isOwn && !serves) {
    throw forbidden({
      en: 'You may not add machines for this organization.',
      es: 'No puede añadir máquinas a esta organización.',
    })
  }
  if (found.type === 'DEALERSHIP') {
    const message = {
      en: 'Machines belong to an operator, not to a dealership.',
      es: 'Las máquinas pertenecen a un operador, no a un concesionario.',
    }
    throw invalid({ path: 'path.orgId', message })
  }
  return id
}
