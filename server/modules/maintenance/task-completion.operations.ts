import type { Database } from '../../db/connection'
import type { PlatformHandlers } from '../../http/operation'
import { conflict, invalid, notFound } from '../../http/problem'
import type { Maintenance } from '.'
import { complete } from './completion'
import { dayOf } from './day'
import { closeItem } from './due-item.repository'
import { holdManagedInstance } from './require-instance.operations'
import { isDue, stateOf } from './schedule'
import { readTasks, readTotalOn } from './task.repository'
import { storeCompletion } from './task-completion.repository'
import { faultsOfDoing } from './task-doing'
import { tasksToWire } from './task-wire.operations'

interface Dependencies {
  db: Database
  maintenance: Maintenance
}

/** Says that a task was done. */
export function taskCompletionOperations({ db, maintenance }: Dependencies) {
  return {
    completeTask: async ({ path, body, caller }) => {
      const instance = await db.transaction().execute(async (trx) => {
        const held = await holdManagedInstance(trx, caller, path.id)
        const task = (await readTasks(trx, [held])).find(({ id }) => id === path.taskId)
        if (!task) throw notFound('Task')
        if (body.item_id !== undefined && body.item_id !== task.openItem?.id) {
          throw conflict('already_done', 'Somebody else has said that this was done, or it is not due any more.')
        }
        const today = dayOf(new Date())
        const on = body.done_on ?? today
        const total =
          body.hours === undefined ? await readTotalOn(trx, held, on) : Math.round(body.hours * 10) + held.offset
        const next = complete(task, { total, on })
        const faults = faultsOfDoing(task, held, {
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
        await maintenance.refresh(trx, held.id)
        return held
      })
      return { status: 200, body: { tasks: (await tasksToWire(db, [instance])).get(instance.id) ?? [] } }
    },
  } satisfies Pick<PlatformHandlers, 'completeTask'>
}
