import type { Database } from '../../../db/connection'
import { isDay } from '../../../domain/day'
import type { PlatformHandlers } from '../../../http/operation'
import { conflict, invalid, notFound } from '../../../http/problem'
import type { Maintenance } from '..'
import { closeItem } from '../due-items/due-item.repository'
import { lockManagedInstance } from '../tasks/require-instance.operations'
import { readTasks, readTotalOn } from '../tasks/task.repository'
import { tasksToWire } from '../tasks/task.wire'
import { isDue, stateOf } from '../tasks/task-state'
import { validateCompletion } from './completion'
import { storeCompletion } from './completion.repository'
import { complete } from './next-interval'

interface Dependencies {
  db: Database
  maintenance: Maintenance
}

/** Says that a task was done. */
export function taskCompletionOperations({ db, maintenance }: Dependencies) {
  return {
    completeTask: async ({ path, body, caller }) => {
      const instance = await db.transaction().execute(async (trx) => {
        const held = await lockManagedInstance(trx, caller, path.id)
        const task = (await readTasks(trx, [held])).find(({ id }) => id === path.taskId)
        if (!task) throw notFound('Task')
        if (body.item_id !== undefined && body.item_id !== task.openItem?.id) {
          throw conflict('already_done', 'Somebody else has said that this was done, or it is not due any more.')
        }
        const { today } = held
        const on = body.done_on ?? today
        if (!isDay(on)) throw invalid([{ path: 'body.done_on', message: 'Must be a day, as in 2026-11-21.' }])
        const total =
          body.hours === undefined ? await readTotalOn(trx, held, on) : Math.round(body.hours * 10) + held.offset
        const next = complete(task, { total, on })
        const faults = validateCompletion(task, held, {
          total,
          on,
          today,
          saysHours: body.hours !== undefined,
          tooEarly: next === undefined && isDue(stateOf(task, held.meter, today).status),
        })
        if (faults.length > 0) throw invalid(faults)
        await storeCompletion(trx, held, task, { total, on, next })
        if (task.openItem) {
          await closeItem(trx, task.openItem.id, { total, on, by: caller.userId, note: body.note?.trim() ?? '' })
        }
        await maintenance.evaluateSchedule(trx, held.id)
        return held
      })
      return { status: 200, body: { tasks: (await tasksToWire(db, [instance])).get(instance.id) ?? [] } }
    },
  } satisfies Pick<PlatformHandlers, 'completeTask'>
}
