import { findVisibleOrganization } from '../../../access'
import type { Caller } from '../../../access/caller'
import type { Database } from '../../../db/connection'
import { notFound } from '../../../domain/domain-error'
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
