import { sql } from 'kysely'
import type { Database } from '../../../db/connection'
import type { ScheduledTask } from '../schedules/scheduled-task'
import type { MeteredInstance } from './task.repository'

/**
 * Replaces the tasks of one machine. Those with an id go on, from where their interval began; from now on they are the
 * machine's own where something of them changed or where they were taken off it, whatever the model's schedule says.
 * @returns their ids, in order
 */
export async function writeTasks(
  trx: Database,
  { organizationId, id: instanceId, today }: MeteredInstance,
  tasks: readonly ScheduledTask[],
): Promise<string[]> {
  const present = trx
    .updateTable('instance_task')
    .where('organization_id', '=', organizationId)
    .where('instance_id', '=', instanceId)
    .where('ended_at', 'is', null)
  const remainingIds = tasks.flatMap(({ id }) => id ?? [])
  const removed = remainingIds.length > 0 ? present.where('id', 'not in', remainingIds) : present
  await removed.set({ ended_at: sql<Date>`now()`, is_own: true }).execute()
  const ids: string[] = []
  for (const [position, { id, ...task }] of tasks.entries()) {
    const values = taskColumns(task)
    if (id === undefined) {
      const added = await trx
        .insertInto('instance_task')
        .values({
          organization_id: organizationId,
          instance_id: instanceId,
          position,
          is_own: true,
          counts_from_on: today,
          last_done_on: today,
          ...values,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      ids.push(added.id)
      continue
    }
    ids.push(id)
    await present.where('id', '=', id).set({ position }).execute()
    await present
      .where('id', '=', id)
      .where(({ eb, or }) =>
        or([
          eb('name', '<>', values.name),
          eb('description', '<>', values.description),
          eb('interval_hours', 'is distinct from', values.interval_hours),
          eb('interval_days', 'is distinct from', values.interval_days),
          eb('mode', '<>', values.mode),
          eb('notice_hours', '<>', values.notice_hours),
          eb('notice_days', '<>', values.notice_days),
          eb('kit_id', 'is distinct from', values.kit_id),
        ]),
      )
      .set({ ...values, is_own: true })
      .execute()
  }
  return ids
}

/** The columns that a model's task and a machine's have in common. */
export const taskColumns = (task: Omit<ScheduledTask, 'id'>) => ({
  name: task.name,
  description: task.description,
  interval_hours: task.intervalHours,
  interval_days: task.intervalDays,
  mode: task.mode,
  notice_hours: task.noticeHours,
  notice_days: task.noticeDays,
  kit_id: task.kitId,
})
