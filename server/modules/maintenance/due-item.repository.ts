import { sql } from 'kysely'
import type { Database } from '../../db/connection'
import type { Day } from './day'
import type { InstanceTask, MeteredInstance } from './task.repository'

/** When a task was or is due, as its item keeps it; the total in tenths over all meters. */
interface Due {
  dueTotal: number | null
  dueOn: Day | null
}

type Machine = Pick<MeteredInstance, 'id' | 'organizationId'>

/** What came of raising a task: nothing where an item of it is open already. */
export type Raised = { id: string; isNew: boolean } | undefined

/**
 * Opens an item for a task that is due. One that was withdrawn is opened again where the same due comes back, so that
 * nobody is told of it twice. The index on open items settles who was first.
 */
export async function raiseItem(trx: Database, machine: Machine, task: InstanceTask, due: Due): Promise<Raised> {
  const again = await trx
    .updateTable('due_item')
    .set({ closed_at: null })
    .where('organization_id', '=', machine.organizationId)
    .where('instance_id', '=', machine.id)
    .where('task_id', '=', task.id)
    .where('closed_at', 'is not', null)
    .where('done_on', 'is', null)
    .where('due_total', 'is not distinct from', due.dueTotal)
    .where('due_on', 'is not distinct from', sql<Date>`${due.dueOn}::date`)
    .returning('id')
    .executeTakeFirst()
  if (again) return { id: again.id, isNew: false }
  const added = await trx
    .insertInto('due_item')
    .values({
      organization_id: machine.organizationId,
      instance_id: machine.id,
      task_id: task.id,
      due_total: due.dueTotal,
      due_on: due.dueOn,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return added && { id: added.id, isNew: true }
}

/** Keeps an open item to when its task is due, after the interval or the readings changed. */
export async function moveItem(trx: Database, id: string, { dueTotal, dueOn }: Due): Promise<void> {
  await trx.updateTable('due_item').set({ due_total: dueTotal, due_on: dueOn }).where('id', '=', id).execute()
}

/** Closes the open items of a machine whose tasks are not due after all, without a word that they were done. */
export async function withdrawItems(trx: Database, machine: Machine, dueTaskIds: readonly string[]): Promise<void> {
  let open = trx
    .updateTable('due_item')
    .set({ closed_at: sql<Date>`now()` })
    .where('organization_id', '=', machine.organizationId)
    .where('instance_id', '=', machine.id)
    .where('closed_at', 'is', null)
  if (dueTaskIds.length > 0) open = open.where('task_id', 'not in', dueTaskIds)
  await open.execute()
}

interface Closing {
  total: number | null
  on: Day
  by: string
  note: string
}

/** Closes an item because its task was done; says whether it was open still. */
export async function closeItem(trx: Database, id: string, { total, on, by, note }: Closing): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('due_item')
    .set({ closed_at: sql<Date>`now()`, done_total: total, done_on: on, done_by: by, note })
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
