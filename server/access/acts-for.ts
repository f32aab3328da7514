import type { Caller } from './caller'

export type Side = 'dealership' | 'operator'

/** Whose a record is that has one dealership and one operator: a link, a thread, later an order, a quote, a payment. */
export interface Sides {
  dealershipId: string
  /** Null for a request that has not found its operator yet. */
  operatorId: string | null
}

/**
 * For which sides of a record a caller may act (behaviour, section 1: it "has exactly one dealership and one operator"): a
 * super user for both, a stranger for none.
 */
export function actsFor({ isSuperuser, organization }: Caller, { dealershipId, operatorId }: Sides): Side[] {
  if (isSuperuser) return ['dealership', 'operator']
  if (organization?.id === dealershipId) return ['dealership']
  return organization && organization.id === operatorId ? ['operator'] : []
}
