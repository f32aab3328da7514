import type { Caller } from '../../access/caller'

/** In whose yard machines are looked for. */
export interface Yard {
  organizationId: string
  /** Only those that this dealership serves; null for all. */
  dealershipId: string | null
}

/** What a dealership's people bring in counts for the machines that it serves, anybody else's for all of the operator's. */
export const yardOf = ({ isSuperuser, organization }: Caller, organizationId: string): Yard => ({
  organizationId,
  dealershipId: !isSuperuser && organization?.type === 'DEALERSHIP' ? organization.id : null,
})
