import type { Transaction } from '../../../db/connection'
import { evaluateSchedules } from '../due-items/evaluate-schedules'
import { kitIdsOf } from '../kits/kit.repository'
import { assertTasks, type ScheduledTask } from '../schedules/scheduled-task'
import { writeTasks } from './instance-schedule.repository'
import { type MeteredInstance, readTasks } from './task.repository'

interface ChangeInstanceTasks {
  /** Locked by the caller. */
  instance: MeteredInstance
  /** All that there will be. */
  tasks: readonly ScheduledTask[]
}

/**
 * Replaces the tasks of one machine.
 * @throws DomainError invalid for tasks that cannot be
 */
export async function changeInstanceTasks(trx: Transaction, { instance, tasks }: ChangeInstanceTasks): Promise<void> {
  const present = await readTasks(trx, [instance])
  const kits = await kitIdsOf(trx, instance.dealershipId, instance.machineId)
  // A kit of the former dealership stays where it is named.
  for (const { kitId } of present) if (kitId) kits.add(kitId)
  assertTasks(tasks, new Set(present.map(({ id }) => id)), kits)
  await writeTasks(trx, instance, tasks)
  await evaluateSchedules(trx, [instance.id])
}
