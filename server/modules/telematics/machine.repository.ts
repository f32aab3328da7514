import { sql } from 'kysely'
import { modelNameFor } from '../../access'
import type { Database } from '../../db/connection'
import { normalizeSerialNumber } from '../machines'
import type { FleetScope } from './fleet-scope'
import type { KnownMachine, KnownMachines } from './matching'

/** The machines in scope with one of these serial numbers, ignoring case, spaces and hyphens. */
export async function findMachines(
  db: Database,
  scope: FleetScope,
  numbers: readonly string[],
): Promise<KnownMachines> {
  const keys = [...new Set(numbers.map(normalizeSerialNumber))]
  let found = db
    .selectFrom('machine_instance')
    .where('machine_instance.organization_id', '=', scope.organizationId)
    .where(sql<boolean>`machine_instance.serial_key = any(${keys}::text[])`)
  if (scope.dealershipId) found = found.where('machine_instance.dealership_id', '=', scope.dealershipId)
  const rows = await found
    .innerJoin('machine', 'machine.id', 'machine_instance.machine_id')
    .innerJoin('brand', 'brand.id', 'machine.brand_id')
    .select(['machine_instance.id', 'brand.name as brand', 'machine_instance.unit'])
    .select(({ ref }) =>
      modelNameFor({
        dealership: ref('machine_instance.dealership_id'),
        owner: ref('machine_instance.organization_id'),
      }).as('model'),
    )
    .select(['machine_instance.serial_number as serialNumber', 'machine_instance.serial_key as key'])
    .select(['machine_instance.last_value as value', 'machine_instance.last_read_at as at'])
    .orderBy('machine_instance.id')
    .execute()
  const machines = new Map<string, KnownMachine[]>()
  for (const { key, value, at, ...row } of rows) {
    const machine = { ...row, last: value === null || at === null ? null : { value, at } }
    machines.set(key, [...(machines.get(key) ?? []), machine])
  }
  return machines
}
