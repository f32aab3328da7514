import type { Transaction } from '../../../db/connection'
import { evaluateSchedules } from '../due-items/evaluate-schedules'
import { lockInstances, type MeteredInstance } from '../tasks/task.repository'
import { attachTasks, endTasksOfOthers } from './followed-schedule.repository'
import { lockSchedule, type ScheduleOf } from './model-schedule.repository'

/** See `Maintenance.attachSchedules`. */
export async function attachSchedules(trx: Transaction, instanceIds: readonly string[]): Promise<void> {
  const machines = await lockInstances(trx, instanceIds)
  await endTasksOfOthers(trx, machines)
  for (const schedule of schedulesOf(machines)) {
    // A change of the schedule that is under way is waited for, so that these machines do not miss it.
    await lockSchedule(trx, schedule, 'read')
    await attachTasks(trx, schedule, machines)
  }
  await evaluateSchedules(trx, instanceIds)
}

/** The schedules that machines follow, each once. */
function schedulesOf(machines: readonly MeteredInstance[]): Iterable<ScheduleOf> {
  const schedules = new Map<string, ScheduleOf>()
  for (const { dealershipId, machineId } of machines) {
    if (dealershipId) schedules.set(`${dealershipId} ${machineId}`, { dealershipId, machineId })
  }
  return schedules.values()
}
