import type { Caller } from '../../access/caller'
import type { Transaction } from '../../db/connection'
import { invalid } from '../../domain/domain-error'
import { publish } from '../../events/unit-of-work'
import { timeZoneChanged } from './organization.events'
import {
  findOrganizationType,
  lockTimeZone,
  type OrganizationChange,
  updateOrganization,
} from './organization.repository'
import { requireManaged } from './require-organization'

interface ChangeOrganization {
  id: string
  caller: Caller
  /** Only what is present is changed. */
  change: OrganizationChange
}

/**
 * @throws DomainError not found for an organization that the caller does not see, forbidden if they do not manage it,
 *   invalid for a dealership's setting on an operator
 */
export async function changeOrganization(trx: Transaction, { id, caller, change }: ChangeOrganization): Promise<void> {
  await requireManaged(trx, caller, id)
  const before = await lockTimeZone(trx, id)
  if (change.draftsMaintenanceQuotes !== undefined) await requireDealership(trx, id)
  await updateOrganization(trx, id, change)
  const { timeZone } = change
  if (timeZone && timeZone !== before) await publish(trx, timeZoneChanged({ organizationId: id, timeZone }))
}

async function requireDealership(trx: Transaction, id: string): Promise<void> {
  if ((await findOrganizationType(trx, id)) === 'DEALERSHIP') return
  throw invalid({
    path: 'body.drafts_maintenance_quotes',
    message: { en: 'Only a dealership has this setting.', es: 'Solo un concesionario tiene este ajuste.' },
  })
}
