import type { Database } from '../../../db/connection'
import type { PlatformHandlers } from '../../../http/operation'
import { readInstances } from '../tasks/task.repository'
import { tasksToWire } from '../tasks/task.wire'
import { mostUrgent } from './next-due'
import { findUrgentMachines } from './next-due.repository'
import { toCandidate } from './upcoming-task.wire'

/** What is due and what falls due next, over all machines that somebody may see. */
export function nextDueOperations(db: Database) {
  return {
    getNextDue: async ({ query: { limit }, caller }) => {
      const machines = await findUrgentMachines(db, caller, limit)
      const instances = await readInstances(
        db,
        machines.map(({ id }) => id),
      )
      const tasks = await tasksToWire(db, instances)
      const candidates = machines.flatMap((machine) => {
        const dailyUse = machine.daily_use_total === null ? null : Math.round(machine.daily_use_total) / 10
        return (tasks.get(machine.id) ?? []).map((task) => ({
          ...toCandidate(machine.id, dailyUse, task),
          machine,
          task,
        }))
      })
      const items = mostUrgent(candidates, limit).map(({ machine, task, dailyUse }) => ({
        instance: {
          id: machine.id,
          name: machine.name,
          serial_number: machine.serial_number,
          machine: `${machine.brand} ${machine.model}`,
          organization: machine.owner,
          unit: machine.unit,
        },
        task_id: task.id,
        name: task.name,
        status: task.status,
        interval_hours: task.interval_hours,
        interval_days: task.interval_days,
        due_at_hours: task.due_at_hours,
        due_on: task.due_on,
        remaining_hours: task.remaining_hours,
        remaining_days: task.remaining_days,
        forecast_on: task.forecast_on,
        daily_use: dailyUse,
        kit: task.kit?.name ?? null,
      }))
      return { status: 200, body: { items } }
    },
  } satisfies Pick<PlatformHandlers, 'getNextDue'>
}
