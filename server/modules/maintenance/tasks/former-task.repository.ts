import { sql } from 'kysely'
import type { Database, Transaction } from '../../../db/connection'
import { type InstanceTask, type MeteredInstance, readTasks, toInstance } from './task.repository'

const MACHINES_AT_ONCE = 500

/**
 * Stores the tasks of machines with their former ones, and ends the dealership's part in what is due on them. To be called
 * while the machines still name the dealership.
 */
export async function freezeTasks(
  trx: Transaction,
  dealershipId: string,
  instances: readonly { id: string; organizationId: string }[],
): Promise<void> {
  for (let start = 0; start < instances.length; start += MACHINES_AT_ONCE) {
    const some = instances.slice(start, start + MACHINES_AT_ONCE)
    const tasks = await readTasks(trx, some)
    const rows = some.map(({ id }) => ({ id, tasks: tasks.filter(({ instanceId }) => instanceId === id) }))
    await sql`
      update former_machine set tasks = frozen.tasks
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as frozen (id uuid, tasks jsonb)
      where former_machine.dealership_id = ${dealershipId} and former_machine.id = frozen.id`.execute(trx)
    await trx
      .updateTable('due_item')
      .set({ dealership_id: null })
      .where(sql<boolean>`status = 'OPEN'`)
      .where('dealership_id', '=', dealershipId)
      .where(sql<boolean>`instance_id = any(${some.map(({ id }) => id)}::uuid[])`)
      .execute()
  }
}

/** A machine with its tasks, as both were when a dealership stopped serving its owner. */
export async function readFormerInstance(
  db: Database,
  dealershipId: string,
  id: string,
): Promise<{ instance: MeteredInstance; tasks: InstanceTask[] } | undefined> {
  const row = await db
    .selectFrom('former_machine as machine')
    .innerJoin('organization as owner', 'owner.id', 'machine.organization_id')
    .where('machine.dealership_id', '=', dealershipId)
    .where('machine.id', '=', id)
    .select(['machine.id', 'machine.organization_id', 'machine.dealership_id', 'machine.machine_id'])
    .select(['machine.retired_at', 'machine.last_total', 'machine.last_value', 'machine.daily_use_total'])
    .select(['machine.last_read_at', 'machine.served_until', 'owner.time_zone'])
    // Only `freezeTasks` writes this column.
    .select(sql<InstanceTask[]>`machine.tasks`.as('tasks'))
    .executeTakeFirst()
  return row && { instance: toInstance(row, row.served_until), tasks: row.tasks }
}
