import type { components } from '#contract/platform'
import { modelNameFor } from '../../../access'
import type { Database } from '../../../db/connection'
import { readInstances } from '../tasks/task.repository'
import { tasksToWire } from '../tasks/task.wire'
import { atOwnersPrices } from '../tasks/task-prices.wire'
import { dailyUseToWire } from './next-due.wire'

/** More machines than anybody goes through on a telephone. */
const MAX_MACHINES = 500

/**
 * The machines of an operator on which something is due or soon will be, with those tasks and their kits at the operator's
 * prices; the worst first.
 * @param dealershipId only those that this dealership serves; null for all
 */
export async function dueKitsOf(
  db: Database,
  organizationId: string,
  dealershipId: string | null,
): Promise<Pick<components['schemas']['ServiceKitsPortal'], 'machines'>> {
  let found = db
    .selectFrom('machine_instance as instance')
    .innerJoin('machine', 'machine.id', 'instance.machine_id')
    .innerJoin('brand', 'brand.id', 'machine.brand_id')
    .where('instance.organization_id', '=', organizationId)
    .where('instance.retired_at', 'is', null)
    .where('instance.status', '<>', 'OK')
  if (dealershipId) found = found.where('instance.dealership_id', '=', dealershipId)
  const rows = await found
    .select(['instance.id', 'brand.name as brand', 'instance.name', 'instance.serial_number'])
    .select(['instance.unit', 'instance.last_value', 'instance.daily_use_total'])
    .select(({ ref }) =>
      modelNameFor({ dealership: ref('instance.dealership_id'), owner: ref('instance.organization_id') }).as('model'),
    )
    .orderBy('instance.status', 'desc')
    .orderBy('instance.next_due_on')
    .orderBy('instance.id')
    .limit(MAX_MACHINES)
    .execute()
  const instances = await readInstances(
    db,
    rows.map(({ id }) => id),
  )
  const tasks = await atOwnersPrices(db, instances, await tasksToWire(db, instances))
  return {
    machines: rows.map((row) => ({
      instance_id: row.id,
      machine: `${row.brand} ${row.model}`,
      name: row.name,
      serial_number: row.serial_number,
      unit: row.unit,
      hours: row.last_value === null ? null : row.last_value / 10,
      daily_use: dailyUseToWire(row.daily_use_total),
      tasks: tasks.get(row.id)?.filter(({ status }) => status !== 'OK') ?? [],
    })),
  }
}
