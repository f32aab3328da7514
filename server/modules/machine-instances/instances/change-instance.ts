import { choosesDealership, findVisibleInstance, lockService, type VisibleInstance } from '../../../access'
import type { Caller } from '../../../access/caller'
import type { Transaction } from '../../../db/connection'
import type { Day } from '../../../domain/day'
import { conflict, forbidden, notFound } from '../../../domain/domain-error'
import { attachSchedules, evaluateSchedules } from '../../maintenance'
import { deleteFormerMachine } from '../service/former-machine.repository'
import { notServing, requireSerialNumber, serialTaken, variantOf } from './instance'
import { hasReadings, type InstanceChange, lockInstance, updateInstance } from './instance.repository'
import { findVariants } from './model.repository'

interface ChangeInstance {
  caller: Caller
  id: string
  /** What is absent stays as it is. */
  change: {
    name?: string | undefined
    location?: string | undefined
    inServiceOn?: Day | null | undefined
    /** As it was typed. */
    serialNumber?: string | undefined
    /** Null for nobody. */
    dealershipId?: string | null | undefined
    isRetired?: boolean | undefined
  }
}

/**
 * Changes a machine: its description, its serial number while nothing was read, who serves it, whether it is in use.
 * @throws DomainError not found for one that the caller may not see, forbidden for what is not theirs to change, conflict
 *   for a serial number that it cannot have, invalid for a dealership that does not serve its owner
 */
export async function changeInstance(trx: Transaction, { caller, id, change }: ChangeInstance): Promise<void> {
  await lockInstance(trx, id)
  const instance = await findVisibleInstance(trx, caller, id)
  if (!instance) throw notFound('Machine')
  if (!instance.manages) throw notYoursToChange()
  const retiredAt = retiredAtAfter(instance, change.isRetired)
  const dealershipId = await chosenDealership(trx, caller, instance, change.dealershipId)
  const serialNumber = await chosenSerial(trx, instance, change.serialNumber)
  const isStored = await updateInstance(trx, id, {
    name: change.name?.trim(),
    location: change.location?.trim(),
    inServiceOn: change.inServiceOn,
    serialNumber,
    retiredAt,
    dealershipId,
    variantId: await chosenVariant(trx, instance, { serialNumber, dealershipId }),
  })
  if (!isStored) throw serialTaken()
  if (dealershipId) await deleteFormerMachine(trx, id, dealershipId)
  if (dealershipId !== undefined) await attachSchedules(trx, [id])
  else if (retiredAt !== undefined) await evaluateSchedules(trx, [id])
}

const retiredAtAfter = ({ retired_at }: VisibleInstance, isRetired: boolean | undefined): Date | null | undefined => {
  if (isRetired === undefined || isRetired === (retired_at !== null)) return undefined
  return isRetired ? new Date() : null
}

/** "The serial number while nothing was read": afterwards its readings would be another machine's. */
async function chosenSerial(
  trx: Transaction,
  instance: VisibleInstance,
  typed: string | undefined,
): Promise<string | undefined> {
  const number = typed === undefined ? undefined : requireSerialNumber(typed)
  if (number === undefined || number === instance.serial_number) return undefined
  if (await hasReadings(trx, instance.id)) throw serialIsFixed()
  return number
}

/** The dealership that serves a machine describes its model, so that both choose the variant. */
async function chosenVariant(
  trx: Transaction,
  instance: VisibleInstance,
  { serialNumber, dealershipId }: Pick<InstanceChange, 'serialNumber' | 'dealershipId'>,
): Promise<string | null | undefined> {
  if (serialNumber === undefined && dealershipId === undefined) return undefined
  const variants = await findVariants(trx, [instance.machine_id], {
    organizationId: instance.organization_id,
    dealershipId: dealershipId === undefined ? instance.dealership_id : dealershipId,
  })
  return variantOf(serialNumber ?? instance.serial_number, variants.get(instance.machine_id) ?? [])
}

/** The owner's admins choose who serves a machine among those that serve the owner now. */
async function chosenDealership(
  trx: Transaction,
  caller: Caller,
  { organization_id: operatorId, dealership_id: present }: VisibleInstance,
  wanted: string | null | undefined,
): Promise<string | null | undefined> {
  if (wanted === undefined || wanted === present) return undefined
  if (!choosesDealership(caller, operatorId)) throw notYoursToReassign()
  if (wanted !== null && !(await lockService(trx, { dealershipId: wanted, operatorId }))) throw notServing()
  return wanted
}

const notYoursToChange = () =>
  forbidden({
    en: 'Only its owner and the dealership that serves it may change a machine.',
    es: 'Solo el propietario y el concesionario que la atiende pueden cambiar una máquina.',
  })

const notYoursToReassign = () =>
  forbidden({
    en: 'Only the admins of its owner choose who serves a machine.',
    es: 'Solo los administradores del propietario eligen quién atiende una máquina.',
  })

const serialIsFixed = () =>
  conflict('has_readings', {
    en: 'The serial number cannot be changed once the meter has been read.',
    es: 'El número de serie no se puede cambiar una vez leído el contador.',
  })
