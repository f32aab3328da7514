import type { Database } from '../../../db/connection'
import type { PlatformHandlers } from '../../../http/operation'
import { readInstances } from '../tasks/task.repository'
import { tasksToWire } from '../tasks/task.wire'
import { asShownTo } from '../tasks/task-prices.wire'
import { mostUrgent } from './next-due'
import { findUrgentMachines } from './next-due.repository'
import { rankedTasks } from './next-due.wire'

/** What is due and what falls due next, over all machines that somebody may see. */
export function nextDueOperations(db: Database) {
  return {
    getNextDue: async ({ query: { limit }, caller }) => {
      const machines = await findUrgentMachines(db, caller, limit)
      const instances = await readInstances(
        db,
        machines.map(({ id }) => id),
      )
      const tasks = await asShownTo(db, caller, instances, await tasksToWire(db, instances))
      const ranked = machines.flatMap((machine) =>
        rankedTasks(machine.id, machine.daily_use_total, tasks.get(machine.id)).map((task) => ({ ...task, machine })),
      )
      const items = mostUrgent(ranked, limit).map(({ machine, wire, kit, supply }) => ({
        ...wire,
        instance: {
          id: machine.id,
          name: machine.name,
          serial_number: machine.serial_number,
          machine: `${machine.brand} ${machine.model}`,
          organization: machine.owner,
          unit: machine.unit,
        },
        kit: kit?.name ?? null,
        supply,
      }))
      return { status: 200, body: { items } }
    },
  } satisfies Pick<PlatformHandlers, 'getNextDue'>
}
