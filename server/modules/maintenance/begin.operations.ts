import type { Database } from '../../db/connection'
import type { DueNews } from './due-news.repository'
import { refresh } from './refresh.operations'
import { holdSchedule } from './schedule.repository'
import { beginTasks, endTasksOfOthers } from './served-machines.repository'
import { holdInstance } from './task.repository'

/** See `Maintenance.begin`. */
export async function begin(trx: Database, news: DueNews, instanceId: string): Promise<void> {
  const instance = await holdInstance(trx, instanceId)
  if (!instance) return
  await endTasksOfOthers(trx, instanceId)
  if (instance.dealershipId) {
    const of = { dealershipId: instance.dealershipId, machineId: instance.machineId }
    // A change of the schedule that is under way is waited for, so that this machine does not miss it.
    await holdSchedule(trx, of, 'read')
    await beginTasks(trx, of, instanceId)
  }
  await refresh(trx, news, instanceId)
}
