import { sql } from 'kysely'
import type { Database } from '../../../db/connection'
import { isUniqueViolation } from '../../../db/database-error'
import type { MeterUnit } from '../../../domain/meter-figure'
import { normalizeSerialNumber } from '../../machines'

/** A machine that is to be stored. */
export interface NewInstance {
  organizationId: string
  dealershipId: string | null
  machineId: string
  variantId: string | null
  serialNumber: string
  name?: string
  location?: string
  unit?: MeterUnit
  /** YYYY-MM-DD. */
  inServiceOn?: string | null
}

/** @returns its id; undefined where the owner has one of this model with the serial number already */
export async function addInstance(trx: Database, machine: NewInstance): Promise<string | undefined> {
  const [added] = await addInstances(trx, [machine])
  return added?.id
}

/** @returns those that were stored, without any that their owner has already */
export async function addInstances(trx: Database, machines: readonly NewInstance[]) {
  if (machines.length === 0) return []
  return trx
    .insertInto('machine_instance')
    .values(machines.map(toRow))
    .onConflict((conflict) => conflict.columns(['organization_id', 'machine_id', 'serial_key']).doNothing())
    .returning(['id', 'machine_id', 'serial_number'])
    .execute()
}

const toRow = (machine: NewInstance) => ({
  organization_id: machine.organizationId,
  dealership_id: machine.dealershipId,
  machine_id: machine.machineId,
  variant_id: machine.variantId,
  serial_number: machine.serialNumber,
  serial_key: normalizeSerialNumber(machine.serialNumber),
  name: machine.name ?? '',
  location: machine.location ?? '',
  unit: machine.unit ?? 'hours',
  in_service_on: machine.inServiceOn ?? null,
})

interface SoughtInstance {
  organizationId: string
  machineId: string
  /** As it was typed. */
  serialNumber: string
}

/** The id of the machine of an owner and a model that has a serial number. */
export async function findInstanceBySerial(
  db: Database,
  { organizationId, machineId, serialNumber }: SoughtInstance,
): Promise<string | undefined> {
  const found = await db
    .selectFrom('machine_instance')
    .where('organization_id', '=', organizationId)
    .where('machine_id', '=', machineId)
    .where('serial_key', '=', normalizeSerialNumber(serialNumber))
    .select('id')
    .executeTakeFirst()
  return found?.id
}

/** What changes of a machine; what is absent stays. */
export interface InstanceChange {
  name?: string
  location?: string
  inServiceOn?: string | null
  dealershipId?: string | null
  retiredAt?: Date | null
  serialNumber?: string
  variantId?: string | null
}

/** What a table has of a machine that exists; what it leaves out stays. */
export interface ImportedDescription {
  id: string
  name: string | undefined
  location: string | undefined
  inServiceOn: string | undefined
}

export async function describeInstances(trx: Database, machines: readonly ImportedDescription[]): Promise<void> {
  if (machines.length === 0) return
  await sql`
    update machine_instance as machine
    set name = coalesce(imported.name, machine.name), location = coalesce(imported.location, machine.location),
      in_service_on = coalesce(imported."inServiceOn", machine.in_service_on)
    from jsonb_to_recordset(${JSON.stringify(machines)}::jsonb)
      as imported (id uuid, name text, location text, "inServiceOn" date)
    where machine.id = imported.id`.execute(trx)
}

/** @returns whether it was stored: not where its owner has one of its model with the serial number already */
export async function updateInstance(trx: Database, id: string, change: InstanceChange): Promise<boolean> {
  const { name, location, inServiceOn, dealershipId, retiredAt, serialNumber, variantId } = change
  const values = {
    ...(name !== undefined && { name }),
    ...(location !== undefined && { location }),
    ...(inServiceOn !== undefined && { in_service_on: inServiceOn }),
    ...(dealershipId !== undefined && { dealership_id: dealershipId }),
    ...(retiredAt !== undefined && { retired_at: retiredAt }),
    ...(serialNumber !== undefined && {
      serial_number: serialNumber,
      serial_key: normalizeSerialNumber(serialNumber),
    }),
    ...(variantId !== undefined && { variant_id: variantId }),
  }
  if (Object.keys(values).length === 0) return true
  try {
    await trx.updateTable('machine_instance').set(values).where('id', '=', id).execute()
    return true
  } catch (error) {
    if (isUniqueViolation(error)) return false
    throw error
  }
}

/** Locks a machine, so that nobody else changes it or reads its meter until the transaction ends. */
export async function lockInstance(trx: Database, id: string): Promise<void> {
  await trx.selectFrom('machine_instance').where('id', '=', id).select('id').forUpdate().execute()
}

export async function hasReadings(trx: Database, id: string): Promise<boolean> {
  const row = await trx.selectFrom('reading').where('instance_id', '=', id).select('id').limit(1).executeTakeFirst()
  return row !== undefined
}
