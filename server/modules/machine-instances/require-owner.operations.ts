import { findVisibleOrganization } from '../../access'
import type { Caller } from '../../access/caller'
import type { Database } from '../../db/connection'
import { forbidden, invalid, notFound } from '../../http/problem'

/**
 * The operator whose machines a caller is about to add to: their own, or one that their dealership serves now. The
 * call's access has checked the role.
 * @throws Problem 404 for an organization that they may not see, 403 for one that they may not add to, 400 for a
 * dealership
 */
export async function requireOwner(db: Database, caller: Caller, id: string): Promise<string> {
  const found = await findVisibleOrganization(db, caller, id)
  if (!found) throw notFound('Organization')
  const isOwn = caller.organization?.id === id
  const serves = caller.organization?.type === 'DEALERSHIP' && found.works_with
  if (!caller.isSuperuser && !isOwn && !serves) throw forbidden('You may not add machines for this organization.')
  if (found.type === 'DEALERSHIP') {
    throw invalid([{ path: 'path.orgId', message: 'Machines belong to an operator, not to a dealership.' }])
  }
  return id
}
