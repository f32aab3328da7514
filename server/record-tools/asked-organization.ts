import type { Rights } from '../access/caller'
import type { ToolInput } from './record-tool'

/**
 * Whose records are asked for, as the lists are filtered by it: the people of an operator name a dealership, all others an
 * operator. One's own organization narrows nothing.
 */
export function askedOrganization(
  { organizationId }: Pick<ToolInput, 'organizationId'>,
  { organization }: Pick<Rights, 'organization'>,
): { operatorId?: string; dealershipId?: string } {
  if (organizationId === undefined || organizationId === organization?.id) return {}
  return organization?.type === 'OPERATOR' ? { dealershipId: organizationId } : { operatorId: organizationId }
}
