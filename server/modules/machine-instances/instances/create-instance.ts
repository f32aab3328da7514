import { dealershipsServing } from '../../../access'
import type { Caller } from '../../../access/caller'
import type { Transaction } from '../../../db/connection'
import type { Day } from '../../../domain/day'
import { invalid } from '../../../domain/domain-error'
import type { MeterUnit } from '../../../domain/meter-figure'
import { attachSchedules } from '../../maintenance'
import { lockChosenService } from '../service/lock-chosen-service'
import { dealershipOfNew, requireSerialNumber, serialTaken, variantOf } from './instance'
import { addInstance } from './instance.repository'
import { assignModels, findModels, findVariants } from './model.repository'

interface CreateInstance {
  caller: Caller
  /** The operator that owns it. */
  organizationId: string
  /** Who serves it, where the caller names one. */
  dealershipId: string | undefined
  machineId: string
  /** As it was typed. */
  serialNumber: string
  name: string | undefined
  location: string | undefined
  unit: MeterUnit | undefined
  inServiceOn: Day | null | undefined
}

/**
 * Adds a machine to those of an operator, with what the dealership that serves it does on its model.
 * @returns its id
 * @throws DomainError invalid for a serial number, a model or a dealership that it cannot have, conflict where the owner
 *   already has a machine of the model with the serial number
 */
export async function createInstance(
  trx: Transaction,
  { caller, organizationId, machineId, ...wanted }: CreateInstance,
): Promise<string> {
  const serialNumber = requireSerialNumber(wanted.serialNumber)
  const [model] = await findModels(trx, caller, machineId)
  if (!model) throw noSuchModel()
  const dealershipId = dealershipOfNew(caller, wanted.dealershipId, await dealershipsServing(trx, organizationId))
  await lockChosenService(trx, { organizationId, dealershipId })
  const variants = await findVariants(trx, [machineId], { organizationId, dealershipId })
  const id = await addInstance(trx, {
    organizationId,
    dealershipId,
    machineId,
    variantId: variantOf(serialNumber, variants.get(machineId) ?? []),
    serialNumber,
    name: wanted.name?.trim(),
    location: wanted.location?.trim(),
    unit: wanted.unit,
    inServiceOn: wanted.inServiceOn,
  })
  if (!id) throw serialTaken()
  // An operator cannot add what no dealership has assigned to it.
  if (dealershipId && caller.organization?.type !== 'OPERATOR') {
    await assignModels(trx, { operatorId: organizationId, dealershipId, machineIds: [machineId] })
  }
  await attachSchedules(trx, [id])
  return id
}

const noSuchModel = () =>
  invalid({
    path: 'body.machine_id',
    message: { en: 'There is no such machine.', es: 'No existe esa máquina.' },
  })
