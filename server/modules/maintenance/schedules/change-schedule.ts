import type { Transaction } from '../../../db/connection'
import { kitIdsOf } from '../kits/kit.repository'
import { lockMachinesOf } from '../tasks/task.repository'
import { scheduleEvaluation, updateFollowers } from './followed-schedule.repository'
import { lockSchedule, readSchedule, type ScheduleOf, writeSchedule } from './model-schedule.repository'
import { assertTasks, type ScheduledTask } from './scheduled-task'

interface ChangeSchedule {
  schedule: ScheduleOf
  /** All that there will be. */
  tasks: readonly ScheduledTask[]
}

/**
 * Replaces what a dealership does on a model, also on the machines that follow it.
 * @throws DomainError invalid for tasks that cannot be
 */
export async function changeSchedule(trx: Transaction, { schedule, tasks }: ChangeSchedule): Promise<void> {
  const machines = await lockMachinesOf(trx, schedule)
  await lockSchedule(trx, schedule, 'change')
  const storedIds = new Set((await readSchedule(trx, schedule)).flatMap(({ id }) => id ?? []))
  assertTasks(tasks, storedIds, await kitIdsOf(trx, schedule.dealershipId, schedule.machineId))
  await writeSchedule(trx, schedule, tasks)
  await updateFollowers(trx, schedule, machines)
  await scheduleEvaluation(trx, machines)
}
