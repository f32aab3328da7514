import { sql } from 'kysely'
import type { Database } from '../../../db/connection'
import { taskColumns } from '../tasks/instance-schedule.repository'
import type { ScheduledTask } from './scheduled-task'

/** Whose schedule of which model. */
export interface ScheduleOf {
  dealershipId: string
  machineId: string
}

/** What a dealership does on a model, in its order. */
export async function readSchedule(db: Database, { dealershipId, machineId }: ScheduleOf): Promise<ScheduledTask[]> {
  const rows = await db
    .selectFrom('schedule_task')
    .where('organization_id', '=', dealershipId)
    .where('machine_id', '=', machineId)
    .selectAll()
    .orderBy('position')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    description: row.description,
    intervalHours: row.interval_hours,
    intervalDays: row.interval_days,
    mode: row.mode,
    noticeHours: row.notice_hours,
    noticeDays: row.notice_days,
    kitId: row.kit_id,
  }))
}

/**
 * Holds a schedule until the transaction ends. Who changes it takes the machines first and then the schedule, as those do
 * who put a machine into service.
 */
export async function lockSchedule(trx: Database, { dealershipId, machineId }: ScheduleOf, hold: 'change' | 'read') {
  const lock = hold === 'change' ? sql`pg_advisory_xact_lock` : sql`pg_advisory_xact_lock_shared`
  await sql`select ${lock}(hashtextextended(${`schedule:${dealershipId}:${machineId}`}, 0))`.execute(trx)
}

/** Replaces a schedule; tasks with an id that it has go on under it, the others begin. */
export async function writeSchedule(
  trx: Database,
  { dealershipId, machineId }: ScheduleOf,
  tasks: readonly ScheduledTask[],
): Promise<void> {
  const remainingIds = tasks.flatMap(({ id }) => id ?? [])
  let removed = trx
    .selectFrom('schedule_task')
    .where('organization_id', '=', dealershipId)
    .where('machine_id', '=', machineId)
  if (remainingIds.length > 0) removed = removed.where('id', 'not in', remainingIds)
  const removedIds = (await removed.select('id').execute()).map(({ id }) => id)
  if (removedIds.length > 0) {
    await endTasksOf(trx, removedIds)
    await trx
      .deleteFrom('schedule_task')
      .where('organization_id', '=', dealershipId)
      .where('id', 'in', removedIds)
      .execute()
  }
  if (tasks.length === 0) return
  await trx
    .insertInto('schedule_task')
    .values(
      tasks.map((task, position) => ({
        organization_id: dealershipId,
        machine_id: machineId,
        ...(task.id ? { id: task.id } : {}),
        position,
        ...taskColumns(task),
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['organization_id', 'id']).doUpdateSet(({ ref }) => ({
        position: ref('excluded.position'),
        name: ref('excluded.name'),
        description: ref('excluded.description'),
        interval_hours: ref('excluded.interval_hours'),
        interval_days: ref('excluded.interval_days'),
        mode: ref('excluded.mode'),
        notice_hours: ref('excluded.notice_hours'),
        notice_days: ref('excluded.notice_days'),
        kit_id: ref('excluded.kit_id'),
      })),
    )
    .execute()
}

const endTasksOf = (trx: Database, scheduleTaskIds: readonly string[]) =>
  trx
    .updateTable('instance_task')
    .set({ ended_at: sql<Date>`now()` })
    .where('schedule_task_id', 'in', scheduleTaskIds)
    .where('ended_at', 'is', null)
    .where('is_own', '=', false)
    .execute()
