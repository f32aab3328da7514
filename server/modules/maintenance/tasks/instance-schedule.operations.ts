import type { components } from '#contract/platform'
import { findVisibleInstance } from '../../../access'
import type { Database } from '../../../db/connection'
import { notFound } from '../../../domain/domain-error'
import type { Transact } from '../../../events/unit-of-work'
import type { PlatformHandlers } from '../../../http/operation'
import { requireDay } from '../completions/require-day'
import { assignSchedule } from '../schedules/assign-schedule'
import { taskFromWire } from '../schedules/scheduled-task.wire'
import { changeInstanceTasks, type LastDone } from './change-instance-tasks'
import { readFormerInstance } from './former-task.repository'
import { lockManagedInstance, requireInstance } from './require-instance.operations'
import type { MeteredInstance } from './task.repository'
import { tasksAsWire, tasksToWire } from './task.wire'
import { atOwnersPrices } from './task-prices.wire'

interface Dependencies {
  db: Database
  transact: Transact
}

/** The tasks of one machine. */
export function instanceScheduleOperations({ db, transact }: Dependencies) {
  const tasksOf = async (instance: MeteredInstance) =>
    (await atOwnersPrices(db, [instance], await tasksToWire(db, [instance]))).get(instance.id) ?? []
  const reply = async (instance: MeteredInstance) =>
    ({ status: 200, body: { tasks: await tasksOf(instance) } }) as const
  return {
    getInstanceSchedule: async ({ path: { id }, caller }) => {
      const found = await findVisibleInstance(db, caller, id)
      if (!found) throw notFound('Machine')
      const { dealership_id: dealershipId, served_until } = found
      const former = served_until && dealershipId && (await readFormerInstance(db, dealershipId, id))
      if (former) {
        const tasks = await tasksAsWire(db, [former.instance], former.tasks, served_until)
        return { status: 200, body: { tasks: tasks.get(id) ?? [] } }
      }
      return reply(await requireInstance(db, id))
    },

    setInstanceSchedule: async ({ path, body, caller }) => {
      const tasks = body.tasks.map((task, index) => ({ ...taskFromWire(task), lastDone: lastDoneOf(task, index) }))
      const changed = await transact(async (trx) => {
        const instance = await lockManagedInstance(trx, caller, path.id)
        await changeInstanceTasks(trx, { instance, tasks, personId: caller.userId })
        return instance
      })
      return reply(changed)
    },

    assignSchedule: async ({ path, caller }) => {
      const { instance, added } = await transact(async (trx) => {
        const locked = await lockManagedInstance(trx, caller, path.id)
        return { instance: locked, added: await assignSchedule(trx, locked) }
      })
      return { status: 200, body: { tasks: await tasksOf(instance), added } }
    },
  } satisfies Pick<PlatformHandlers, 'getInstanceSchedule' | 'setInstanceSchedule' | 'assignSchedule'>
}

function lastDoneOf({ last_done }: components['schemas']['InstanceTask'], index: number): LastDone | undefined {
  if (!last_done) return undefined
  const { hours, done_on } = last_done
  return {
    on: done_on === undefined ? null : requireDay(done_on, `body.tasks.${index}.last_done.done_on`),
    value: hours === undefined ? undefined : Math.round(hours * 10),
  }
}
