import type { Caller } from '../../access/caller'
import type { Transaction } from '../../db/connection'
import { publish } from '../../events/unit-of-work'
import { timeZoneChanged } from './organization.events'
import { lockTimeZone, type OrganizationChange, updateOrganization } from './organization.repository'
import { requireManaged } from './require-organization'

interface ChangeOrganization {
  id: string
  caller: Caller
  /** Only what is present is changed. */
  change: OrganizationChange
}

/** @throws DomainError not found for an organization that the caller does not see, forbidden if they do not manage it */
export async function changeOrganization(trx: Transaction, { id, caller, change }: ChangeOrganization): Promise<void> {
  await requireManaged(trx, caller, id)
  const before = await lockTimeZone(trx, id)
  await updateOrganization(trx, id, change)
  const { timeZone } = change
  if (timeZone && timeZone !== before) await publish(trx, timeZoneChanged({ organizationId: id, timeZone }))
}
