import type { Transaction } from '../../../db/connection'
import { notFound } from '../../../domain/domain-error'
import { isMachineOf } from '../order-place.repository'
import type { AddedLine } from './cart'

/**
 * Asserts that the machines which lines name are the operator's.
 * @throws DomainError not found for a machine of somebody else
 */
export async function assertMachinesOf(
  trx: Transaction,
  { operatorId }: { operatorId: string },
  lines: readonly AddedLine[],
): Promise<void> {
  for (const instanceId of new Set(lines.flatMap((line) => line.instanceId ?? []))) {
    if (!(await isMachineOf(trx, instanceId, operatorId))) throw notFound('Machine')
  }
}
