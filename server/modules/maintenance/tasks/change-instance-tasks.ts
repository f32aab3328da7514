import type { Transaction } from '../../../db/connection'
import type { Day } from '../../../domain/day'
import { completeTask } from '../completions/complete-task'
import { evaluateSchedules } from '../due-items/evaluate-schedules'
import { kitIdsOf } from '../kits/kit.repository'
import { assertTasks, type ScheduledTask } from '../schedules/scheduled-task'
import { writeTasks } from './instance-schedule.repository'
import { type MeteredInstance, readTasks } from './task.repository'

/** When a task was last done before it was planned here. */
export interface LastDone {
  /** Null where nobody knows the day. */
  on: Day | null
  /** As the meter showed it, in tenths; by default what it showed at the end of that day. */
  value: number | undefined
}

interface ChangeInstanceTasks {
  /** Locked by the caller. */
  instance: MeteredInstance
  /** All that there will be. */
  tasks: readonly (ScheduledTask & { lastDone: LastDone | undefined })[]
  personId: string
}

/**
 * Replaces the tasks of one machine.
 * @throws DomainError invalid for tasks that cannot be
 */
export async function changeInstanceTasks(
  trx: Transaction,
  { instance, tasks, personId }: ChangeInstanceTasks,
): Promise<void> {
  const present = await readTasks(trx, [instance])
  const kits = await kitIdsOf(trx, instance.dealershipId, instance.machineId)
  // A kit of the former dealership stays where it is named.
  for (const { kitId } of present) if (kitId) kits.add(kitId)
  assertTasks(tasks, new Set(present.map(({ id }) => id)), kits)
  const ids = await writeTasks(trx, instance, tasks)
  for (const [index, { lastDone }] of tasks.entries()) {
    const taskId = ids[index]
    if (!lastDone || !taskId) continue
    const path = `body.tasks.${index}.last_done`
    await completeTask(trx, { instance, taskId, ...lastDone, note: '', itemId: undefined, personId, path })
  }
  await evaluateSchedules(trx, [instance.id])
}
