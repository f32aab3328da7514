import type { Database } from '../../db/connection'
import type { PlatformHandlers } from '../../http/operation'
import { invalid } from '../../http/problem'
import type { Maintenance } from '.'
import { writeTasks } from './instance-schedule.repository'
import { kitIdsOf } from './kit.repository'
import { holdManagedInstance, visibleInstance } from './require-instance.operations'
import { faultsOf, fromWire } from './scheduled-task'
import { type MeteredInstance, readTasks } from './task.repository'
import { tasksToWire } from './task-wire.operations'

interface Dependencies {
  db: Database
  maintenance: Maintenance
}

/** The tasks of one machine. */
export function instanceScheduleOperations({ db, maintenance }: Dependencies) {
  const reply = async (instance: MeteredInstance) =>
    ({ status: 200, body: { tasks: (await tasksToWire(db, [instance])).get(instance.id) ?? [] } }) as const
  return {
    getInstanceSchedule: async ({ path, caller }) => reply(await visibleInstance(db, caller, path.id)),

    setInstanceSchedule: async ({ path, body, caller }) => {
      const tasks = body.tasks.map(fromWire)
      const changed = await db.transaction().execute(async (trx) => {
        const instance = await holdManagedInstance(trx, caller, path.id)
        const present = await readTasks(trx, [instance])
        const kits = await kitIdsOf(trx, instance.dealershipId, instance.machineId)
        // A kit of the dealership of before stays where it is named.
        for (const { kitId } of present) if (kitId) kits.add(kitId)
        const faults = faultsOf(tasks, new Set(present.map(({ id }) => id)), kits)
        if (faults.length > 0) throw invalid(faults)
        await writeTasks(trx, instance, tasks)
        await maintenance.refresh(trx, instance.id)
        return instance
      })
      return reply(changed)
    },
  } satisfies Pick<PlatformHandlers, 'getInstanceSchedule' | 'setInstanceSchedule'>
}
