import { findVisibleInstance } from '../../../access'
import type { Database } from '../../../db/connection'
import { forbidden, notFound } from '../../../domain/domain-error'
import type { Transact } from '../../../events/unit-of-work'
import type { PlatformHandlers } from '../../../http/operation'
import type { PictureToWire } from '../../pictures'
import { lockManagedInstance } from '../tasks/require-instance.operations'
import { lockInstance } from '../tasks/task.repository'
import { tasksToWire } from '../tasks/task.wire'
import { atOwnersPrices } from '../tasks/task-prices.wire'
import { completeTask } from './complete-task'
import { type CompletionRecord, findCompletion, listCompletions } from './completion.repository'
import { completionToWire } from './completion.wire'
import { requireDay } from './require-day'
import { undoCompletion } from './undo-completion'

type Operations = Pick<PlatformHandlers, 'completeTask' | 'listCompletions' | 'undoCompletion'>

interface Dependencies {
  db: Database
  transact: Transact
  pictureToWire: PictureToWire
}

/** What was done on machines, and that it was not after all. */
export function completionOperations({ db, transact, pictureToWire }: Dependencies) {
  return {
    completeTask: async ({ path, body, caller }) => {
      const { instance, completionId } = await transact(async (trx) => {
        const locked = await lockManagedInstance(trx, caller, path.id)
        const recorded = await completeTask(trx, {
          instance: locked,
          taskId: path.taskId,
          value: body.hours === undefined ? undefined : Math.round(body.hours * 10),
          on: body.done_on === undefined ? undefined : requireDay(body.done_on, 'body.done_on'),
          note: body.note?.trim() ?? '',
          pictureIds: body.picture_ids,
          itemId: body.item_id,
          personId: caller.userId,
        })
        return { instance: locked, completionId: recorded }
      })
      const tasks = await atOwnersPrices(db, [instance], await tasksToWire(db, [instance]))
      return { status: 200, body: { tasks: tasks.get(instance.id) ?? [], completion_id: completionId } }
    },

    listCompletions: async ({ path, query, caller }) => {
      const { page, limit } = query
      const instance = await findVisibleInstance(db, caller, path.id)
      if (!instance) throw notFound('Machine')
      const { organization_id: organizationId, id, manages, served_until: until } = instance
      const { items, total } = await listCompletions(db, { organizationId, id }, { page, limit, until })
      const wire = (one: CompletionRecord) => completionToWire(one, manages, pictureToWire)
      return { status: 200, body: { items: items.map(wire), total, page, limit } }
    },

    undoCompletion: async ({ path, body, caller }) => {
      const found = await findCompletion(db, path.id)
      const instance = found && (await findVisibleInstance(db, caller, found.instanceId))
      const isShared = instance && (!instance.served_until || found.recordedAt <= instance.served_until)
      if (!isShared) throw notFound('Completion')
      if (!instance.manages) throw forbidden()
      await transact(async (trx) => {
        await lockInstance(trx, instance.id)
        await undoCompletion(trx, { completionId: path.id, reason: body.reason.trim(), personId: caller.userId })
      })
      const undone = await findCompletion(db, path.id)
      if (!undone) throw notFound('Completion')
      return { status: 200, body: completionToWire(undone, true, pictureToWire) }
    },
  } satisfies Operations
}
