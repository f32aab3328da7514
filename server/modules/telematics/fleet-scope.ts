import type { Caller } from '../../access/caller'

/** The machines that a document or an endpoint may report. */
export interface FleetScope {
  organizationId: string
  /** Limits the scope to the machines that this dealership serves; null for all machines of the operator. */
  dealershipId: string | null
}

/** People of a dealership may report the machines it serves, everyone else all machines of the operator. */
export const createFleetScope = ({ isSuperuser, organization }: Caller, organizationId: string): FleetScope => ({
  organizationId,
  dealershipId: !isSuperuser && organization?.type === 'DEALERSHIP' ? organization.id : null,
})
