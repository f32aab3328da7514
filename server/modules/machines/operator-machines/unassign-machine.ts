import type { Transaction } from '../../../db/connection'
import { conflict } from '../../../domain/domain-error'
import { assertServed, type OperatorMachine } from './operator-machine'
import { lockServedInstances, removeAssignment } from './operator-machine.repository'

/**
 * Ends the assignment of a model to an operator; the thread about it stays readable.
 * @throws DomainError forbidden after the end of the link, as both still read what was before (behaviour, section 1);
 *   conflict while the dealership serves machines of that model there
 */
export async function unassignMachine(trx: Transaction, assigned: OperatorMachine): Promise<void> {
  assertServed(assigned)
  const servedInstances = await lockServedInstances(trx, assigned.id)
  if (servedInstances > 0) {
    throw conflict('machine_in_use', {
      en: `${assigned.organization.name} has machines of this model that you serve.`,
      es: `${assigned.organization.name} tiene máquinas de este modelo a las que usted da servicio.`,
    })
  }
  await removeAssignment(trx, assigned.id)
}
