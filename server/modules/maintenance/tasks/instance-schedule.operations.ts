import { findVisibleInstance } from '../../../access'
import type { Database } from '../../../db/connection'
import type { Transact } from '../../../events/unit-of-work'
import type { PlatformHandlers } from '../../../http/operation'
import { invalid, notFound } from '../../../http/problem'
import { evaluateSchedules } from '../due-items/evaluate-schedules'
import { kitIdsOf } from '../kits/kit.repository'
import { fromWire, validateTasks } from '../schedules/scheduled-task'
import { readFormerInstance } from './former-task.repository'
import { writeTasks } from './instance-schedule.repository'
import { lockManagedInstance, requireInstance } from './require-instance.operations'
import { type MeteredInstance, readTasks } from './task.repository'
import { tasksAsWire, tasksToWire } from './task.wire'

interface Dependencies {
  db: Database
  transact: Transact
}

/** The tasks of one machine. */
export function instanceScheduleOperations({ db, transact }: Dependencies) {
  const reply = async (instance: MeteredInstance) =>
    ({ status: 200, body: { tasks: (await tasksToWire(db, [instance])).get(instance.id) ?? [] } }) as const
  return {
    getInstanceSchedule: async ({ path: { id }, caller }) => {
      const found = await findVisibleInstance(db, caller, id)
      if (!found) throw notFound('Machine')
      const { dealership_id: dealershipId, served_until } = found
      const former = served_until && dealershipId && (await readFormerInstance(db, dealershipId, id))
      if (former) {
        const tasks = await tasksAsWire(db, [former.instance], former.tasks)
        return { status: 200, body: { tasks: tasks.get(id) ?? [] } }
      }
      return reply(await requireInstance(db, id))
    },

    setInstanceSchedule: async ({ path, body, caller }) => {
      const tasks = body.tasks.map(fromWire)
      const changed = await transact(async (trx) => {
        const instance = await lockManagedInstance(trx, caller, path.id)
        const present = await readTasks(trx, [instance])
        const kits = await kitIdsOf(trx, instance.dealershipId, instance.machineId)
        // A kit of the dealership of before stays where it is named.
        for (const { kitId } of present) if (kitId) kits.add(kitId)
        const faults = validateTasks(tasks, new Set(present.map(({ id }) => id)), kits)
        if (faults.length > 0) throw invalid(faults)
        await writeTasks(trx, instance, tasks)
        await evaluateSchedules(trx, [instance.id])
        return instance
      })
      return reply(changed)
    },
  } satisfies Pick<PlatformHandlers, 'getInstanceSchedule' | 'setInstanceSchedule'>
}
