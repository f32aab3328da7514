import type { components } from '#contract/platform'
import { findVisibleInstance, findVisibleOrganization } from '../../access'
import type { Caller } from '../../access/caller'
import type { Database } from '../../db/connection'
import { forbidden, invalid, notFound } from '../../http/problem'
import type { Purpose } from './portal-link.repository'

type NewPortalLink = components['schemas']['NewPortalLink']

/**
 * What a caller asks a link for, and in whose name: a dealership's staff give it out for their dealership, others for the
 * operator itself.
 * @throws Problem 400 where the body does not say for which, 404 and 403 for what is not the caller's to open to others
 */
export const purposeOf = (db: Database, caller: Caller, body: NewPortalLink): Promise<Purpose> =>
  body.kind === 'machine_hours' ? hoursOf(db, caller, body.instance_id) : kitsOf(db, caller, body.organization_id)

async function hoursOf(db: Database, caller: Caller, instanceId: string | undefined): Promise<Purpose> {
  if (!instanceId) throw missing('instance_id', 'Say which machine the link is for.')
  const instance = await findVisibleInstance(db, caller, instanceId)
  if (!instance) throw notFound('Machine')
  if (!instance.manages) throw forbidden()
  return { kind: 'machine_hours', organizationId: instance.organization_id, dealershipId: giver(caller), instanceId }
}

async function kitsOf(db: Database, caller: Caller, asked: string | undefined): Promise<Purpose> {
  const own = caller.organization?.type === 'OPERATOR' ? caller.organization.id : undefined
  const organizationId = asked ?? own
  if (!organizationId) throw missing('organization_id', 'Say which operator the link is for.')
  const organization = await findVisibleOrganization(db, caller, organizationId)
  if (!organization) throw notFound('Organization')
  // An operator sees the dealerships that serve it: those have no machines of their own.
  if (organization.type !== 'OPERATOR') throw missing('organization_id', 'Choose an operator: its kits are listed.')
  if (!organization.works_with) throw forbidden()
  return { kind: 'service_kits', organizationId, dealershipId: giver(caller), instanceId: null }
}

const giver = ({ organization }: Caller) => (organization?.type === 'DEALERSHIP' ? organization.id : null)

const missing = (field: string, message: string) => invalid([{ path: `body.${field}`, message }])
