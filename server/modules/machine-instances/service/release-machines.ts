import type { Transaction } from '../../../db/connection'
import { freezeTasks } from '../../maintenance'
import { insertFormerMachines, leaveUnserved, lockServedMachines } from './former-machine.repository'

/**
 * Ends a dealership's service of an operator's machines: the dealership goes on to read them as they are at this moment,
 * and they name nobody who serves them.
 */
export async function releaseMachines(
  trx: Transaction,
  link: { dealershipId: string; operatorId: string },
): Promise<void> {
  const instanceIds = await lockServedMachines(trx, link)
  const instances = instanceIds.map((id) => ({ id, organizationId: link.operatorId }))
  await insertFormerMachines(trx, link)
  await freezeTasks(trx, link.dealershipId, instances)
  await leaveUnserved(trx, link)
}
