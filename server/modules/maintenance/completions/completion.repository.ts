import { sql } from 'kysely'
import type { Database } from '../../../db/connection'
import type { InstanceTask, MeteredInstance } from '../tasks/task.repository'
import type { Completion, NextStart } from './next-interval'

/** Stores when a task was done and, unless nothing moves, where its next interval begins. */
export async function storeCompletion(
  trx: Database,
  { organizationId, id: instanceId }: MeteredInstance,
  { id }: InstanceTask,
  { total, on, next }: Completion & { next: NextStart | undefined },
): Promise<void> {
  await trx
    .updateTable('instance_task')
    .set({
      last_total: total,
      last_done_on: on,
      ...(next && {
        counts_from_total: next.countsFromTotal,
        counts_from_on: next.countsFromOn,
        begun_at: sql<Date>`now()`,
      }),
    })
    .where('organization_id', '=', organizationId)
    .where('instance_id', '=', instanceId)
    .where('id', '=', id)
    .execute()
}
