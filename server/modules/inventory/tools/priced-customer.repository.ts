import { isServing, isStaff } from '../../../access'
import type { Caller } from '../../../access/caller'
import type { Database } from '../../../db/connection'

/** The customer whose prices the staff of a dealership asks for; undefined for all others, who are shown their own. */
export async function customerNamed(
  db: Database,
  caller: Caller,
  organizationId: string | undefined,
): Promise<{ id: string; name: string } | undefined> {
  const dealership = caller.organization
  if (!organizationId || dealership?.type !== 'DEALERSHIP' || !isStaff(caller)) return undefined
  if (!(await isServing(db, { dealershipId: dealership.id, operatorId: organizationId }))) return undefined
  return db.selectFrom('organization').where('id', '=', organizationId).select(['id', 'name']).executeTakeFirst()
}
