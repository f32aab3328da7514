import type { components } from '#contract/platform'
import { choosesDealership, findVisibleInstance, lockService, type VisibleInstance } from '../../access'
import type { Caller } from '../../access/caller'
import type { Database, Transaction } from '../../db/connection'
import type { PlatformHandlers } from '../../http/operation'
import { conflict, forbidden, invalid, notFound } from '../../http/problem'
import type { Maintenance } from '../maintenance'
import { forgetFormerMachine } from './former-machine.repository'
import { toWire, variantOf } from './instance'
import { changeInstance, hasReadings, holdInstance, type InstanceChange } from './instance.repository'
import type { InstanceReader } from './instance-reader.repository'
import { findVariants } from './model.repository'
import { requireDay, requireSerialNumber, serialTaken } from './require-input.operations'

type Change = components['schemas']['MachineInstanceChange']

interface Dependencies {
  db: Database
  instances: InstanceReader
  maintenance: Maintenance
}

export function instanceChangeOperations({ db, instances, maintenance }: Dependencies) {
  return {
    updateMachineInstance: async ({ path: { id }, body, caller }) => {
      await db.transaction().execute(async (trx) => {
        await holdInstance(trx, id)
        const instance = await findVisibleInstance(trx, caller, id)
        if (!instance) throw notFound('Machine')
        if (!instance.manages) throw forbidden('Only its owner and the dealership that serves it may change a machine.')
        const change = await changeOf(trx, caller, instance, body)
        if (!(await changeInstance(trx, id, change))) throw serialTaken()
        if (change.dealershipId) await forgetFormerMachine(trx, id, change.dealershipId)
        if (change.dealershipId !== undefined) await maintenance.attachSchedule(trx, id)
        else if (change.retiredAt !== undefined) await maintenance.evaluateSchedule(trx, id)
      })
      const changed = await instances.find(caller, id)
      if (!changed) throw notFound('Machine')
      return { status: 200, body: toWire(changed) }
    },
  } satisfies Pick<PlatformHandlers, 'updateMachineInstance'>
}

async function changeOf(
  trx: Transaction,
  caller: Caller,
  instance: VisibleInstance,
  { name, location, in_service_on, serial_number, dealership_id, retired }: Change,
): Promise<InstanceChange> {
  const isChange = retired !== undefined && retired !== (instance.retired_at !== null)
  return {
    name: name?.trim(),
    location: location?.trim(),
    inServiceOn: requireDay(in_service_on),
    retiredAt: isChange ? (retired ? new Date() : null) : undefined,
    serial: serial_number === undefined ? undefined : await serialOf(trx, instance, requireSerialNumber(serial_number)),
    dealershipId: await dealershipOf(trx, caller, instance, dealership_id),
  }
}

/** "The serial number while nothing was read": afterwards its readings would be another machine's. */
async function serialOf(trx: Database, instance: VisibleInstance, number: string): Promise<InstanceChange['serial']> {
  if (number === instance.serial_number) return undefined
  if (await hasReadings(trx, instance.id)) {
    throw conflict('has_readings', 'The serial number stays as it is once the meter has been read.')
  }
  return { number, variantId: variantOf(number, await findVariants(trx, instance.machine_id)) }
}

/** The owner's admins choose who serves a machine among those that serve the owner now. */
async function dealershipOf(
  trx: Transaction,
  caller: Caller,
  { organization_id, dealership_id: present }: VisibleInstance,
  wanted: string | null | undefined,
): Promise<string | null | undefined> {
  if (wanted === undefined || wanted === present) return undefined
  if (!choosesDealership(caller, organization_id)) {
    throw forbidden('Only the admins of its owner choose who serves a machine.')
  }
  if (wanted !== null && !(await lockService(trx, { dealershipId: wanted, operatorId: organization_id }))) {
    throw invalid([{ path: 'body.dealership_id', message: 'No such dealership serves this operator.' }])
  }
  return wanted
}
