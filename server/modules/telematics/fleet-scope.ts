import type { Caller } from '../../access/caller'

/** The machines that a document or an endpoint may report. */
export interface FleetScope {
  organizationId: string
  /** Only those that this dealership serves; null for all of the operator's. */
  dealershipId: string | null
}

/** A dealership's people report the machines that it serves, everybody else all of the operator's. */
export const fleetScopeOf = ({ isSuperuser, organization }: Caller, organizationId: string): FleetScope => ({
  organizationId,
  dealershipId: !isSuperuser && organization?.type === 'DEALERSHIP' ? organization.id : null,
})
