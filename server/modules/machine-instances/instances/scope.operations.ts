import { findVisibleOrganization } from '../../../access'
import type { Caller, Rights } from '../../../access/caller'
import type { Database } from '../../../db/connection'
import { forbidden, invalid, notFound } from '../../../domain/domain-error'
import type { InstanceFilter } from './instance-filter.repository'

/**
 * Whose machines a list of an organization has: an operator's own, or those that a dealership serves.
 * @throws DomainError not found for an organization that the caller may not see
 */
export async function requireScope(
  db: Database,
  caller: Caller,
  orgId: string,
  { isDealership, operator_id }: { isDealership?: boolean; operator_id?: string } = {},
): Promise<Pick<InstanceFilter, 'operatorId' | 'dealershipId'>> {
  const found = await findVisibleOrganization(db, caller, orgId)
  if (!found) throw notFound('Organization')
  const serves = isDealership ?? found.type === 'DEALERSHIP'
  return serves ? { dealershipId: orgId, operatorId: operator_id } : { operatorId: orgId }
}

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
