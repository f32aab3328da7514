import { findVisibleOrganization, lockService } from '../../access'
import type { Caller } from '../../access/caller'
import type { Database, Transaction } from '../../db/connection'
import { forbidden, invalid, notFound } from '../../http/problem'

/**
 * Keeps a dealership's service of an operator from ending before machines that name it are stored.
 * @throws Problem 403 where it has just ended
 */
export async function requireService(
  trx: Transaction,
  { organizationId, dealershipId }: { organizationId: string; dealershipId: string | null },
): Promise<void> {
  if (dealershipId && !(await lockService(trx, { dealershipId, operatorId: organizationId }))) {
    throw forbidden('The dealership does not serve this operator now.')
  }
}

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
