import type { Database } from '../../db/connection'
import type { RaisedItem } from '.'
import { type Day, dayOf } from './day'
import { moveItem, raiseItem, withdrawItems } from './due-item.repository'
import type { DueNews } from './due-news.repository'
import { type MachineSummary, summaryOf } from './machine-summary'
import { isDue, stateOf, type TaskState } from './schedule'
import { holdInstance, type InstanceTask, type MeteredInstance, readTasks } from './task.repository'

type StatedTask = InstanceTask & { state: TaskState }

/** The tasks of a machine with when they are due: nothing is, where the machine has been retired. */
const statedTasks = (tasks: readonly InstanceTask[], instance: MeteredInstance, today: Day): StatedTask[] =>
  instance.isRetired ? [] : tasks.map((task) => ({ ...task, state: stateOf(task, instance.meter, today) }))

/**
 * Looks at the tasks of a machine (see `Maintenance.refresh`). Whoever comes second waits for the machine's row and then
 * finds everything done, so that a reading and the daily job at the same time raise one item. What turns out not to be
 * due, as after a void, has its open item withdrawn; who was told of new items is told once for all of them.
 */
export async function refresh(trx: Database, news: DueNews, instanceId: string): Promise<RaisedItem[]> {
  const instance = await holdInstance(trx, instanceId)
  if (!instance) return []
  const tasks = statedTasks(await readTasks(trx, [instance]), instance, dayOf(new Date()))
  const due = tasks.filter(({ state }) => isDue(state.status))
  await withdrawItems(
    trx,
    instance,
    due.map(({ id }) => id),
  )
  const raised: RaisedItem[] = []
  const unheard: StatedTask[] = []
  for (const task of due) {
    if (task.openItem) {
      await follow(trx, task.openItem, task.state)
      continue
    }
    const item = await raiseItem(trx, instance, task, task.state)
    if (!item) continue
    raised.push({ id: item.id, taskId: task.id, name: task.name })
    if (item.isNew) unheard.push(task)
  }
  await storeSummary(trx, instance, summaryOf(tasks))
  if (unheard.length > 0) await news.tell(trx, instance, unheard)
  return raised
}

async function follow(trx: Database, item: NonNullable<InstanceTask['openItem']>, state: TaskState): Promise<void> {
  if (item.dueTotal === state.dueTotal && item.dueOn === state.dueOn) return
  await moveItem(trx, item.id, state)
}

async function storeSummary(trx: Database, { organizationId, id }: MeteredInstance, summary: MachineSummary) {
  const { status, next, lookOn } = summary
  await trx
    .updateTable('machine_instance')
    .set({
      status,
      next_task_id: next?.taskId ?? null,
      next_due_on: next?.on ?? null,
      next_due_total: next?.total ?? null,
      look_on: lookOn,
    })
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .execute()
}
