import type { Transaction } from '../../db/connection'
import { publish } from '../../events/unit-of-work'
import { timeZoneChanged } from './organization.events'
import { lockTimeZone, type OrganizationChange, updateOrganization } from './organization.repository'

/** Changes what is given of an organization and nothing else. */
export async function changeOrganization(
  trx: Transaction,
  { id, change }: { id: string; change: OrganizationChange },
): Promise<void> {
  const before = await lockTimeZone(trx, id)
  await updateOrganization(trx, id, change)
  const { timeZone } = change
  if (timeZone && timeZone !== before) await publish(trx, timeZoneChanged({ organizationId: id, timeZone }))
}
