import { lockService } from '../../../access'
import type { Transaction } from '../../../db/connection'
import { conflict, notFound } from '../../../domain/domain-error'
import { publish } from '../../../events/unit-of-work'
import { machineName } from '../machine'
import { notServed } from './operator-machine'
import { machineAssigned } from './operator-machine.events'
import { insertAssignment, lockOwnedModel } from './operator-machine.repository'

interface AssignMachine {
  operator: { id: string; name: string }
  dealershipId: string
  machineId: string
}

/**
 * Assigns a dealership's model to an operator that it serves.
 * @returns the assignment's id
 * @throws DomainError forbidden if it does not serve the operator now, not found for a model that it does not have,
 *   conflict if the operator already has the model from it
 */
export async function assignMachine(
  trx: Transaction,
  { operator, dealershipId, machineId }: AssignMachine,
): Promise<string> {
  if (!(await lockService(trx, { dealershipId, operatorId: operator.id }))) throw notServed()
  const model = await lockOwnedModel(trx, dealershipId, machineId)
  if (!model) throw notFound('Machine')
  const id = await insertAssignment(trx, { organizationId: operator.id, dealershipId, machineId })
  if (!id) {
    throw conflict('already_assigned', {
      en: `${operator.name} already has this model.`,
      es: `${operator.name} ya tiene este modelo.`,
    })
  }
  await publish(
    trx,
    machineAssigned({ organizationId: operator.id, dealershipId, machineId, machineName: machineName(model) }),
  )
  return id
}
