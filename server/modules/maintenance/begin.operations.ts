import type { Database } from '../../db/connection'
import type { DueNews } from './due-news.repository'
import { refreshAll } from './refresh.operations'
import { holdSchedule, type ScheduleOf } from './schedule.repository'
import { beginTasks, endTasksOfOthers } from './served-machines.repository'
import { holdInstances, type MeteredInstance } from './task.repository'

/** See `Maintenance.beginAll`. */
export async function beginAll(trx: Database, news: DueNews, instanceIds: readonly string[]): Promise<void> {
  const instances = await holdInstances(trx, instanceIds)
  await endTasksOfOthers(trx, instanceIds)
  for (const of of schedulesOf(instances)) {
    // A change of the schedule that is under way is waited for, so that these machines do not miss it.
    await holdSchedule(trx, of, 'read')
    await beginTasks(trx, of, instanceIds)
  }
  await refreshAll(trx, news, instanceIds)
}

/** The schedules that machines follow, each once. */
function schedulesOf(instances: readonly MeteredInstance[]): Iterable<ScheduleOf> {
  const schedules = new Map<string, ScheduleOf>()
  for (const { dealershipId, machineId } of instances) {
    if (dealershipId) schedules.set(`${dealershipId} ${machineId}`, { dealershipId, machineId })
  }
  return schedules.values()
}
