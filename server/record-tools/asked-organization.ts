import type { Rights } from '../access/caller'
import type { ToolInput } from './record-tool'

/**
 * Whose records are asked for, as the lists are filtered by it: the people of an operator name a dealership, all others an
 * operator, and a super user either. One's own organization narrows nothing.
 */
export function askedOrganization(
  { organizationId, isDealership = false }: Pick<ToolInput, 'organizationId' | 'isDealership'>,
  { organization }: Pick<Rights, 'organization'>,
): { operatorId?: string; dealershipId?: string } {
  if (organizationId === undefined || organizationId === organization?.id) return {}
  const namesDealership = organization === null ? isDealership : organization.type === 'OPERATOR'
  return namesDealership ? { dealershipId: organizationId } : { operatorId: organizationId }
}
