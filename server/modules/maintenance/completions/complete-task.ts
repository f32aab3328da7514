import type { Transaction } from '../../../db/connection'
import { transition } from '../../../db/transition'
import type { Day } from '../../../domain/day'
import { conflict, invalid, notFound } from '../../../domain/domain-error'
import { replacePictures } from '../../pictures'
import { dueItemStates } from '../due-items/due-item'
import { findItem } from '../due-items/due-item.repository'
import { evaluateSchedules } from '../due-items/evaluate-schedules'
import { type InstanceTask, type MeteredInstance, readTasks, readTotalOn } from '../tasks/task.repository'
import { isDue, stateOf } from '../tasks/task-state'
import { validateCompletion } from './completion'
import { insertCompletion, startNextInterval } from './completion.repository'
import { readLastCompletions } from './last-completion.repository'
import { complete, startFromPast } from './next-interval'

interface CompleteTask {
  /** Locked by the caller. */
  instance: MeteredInstance
  taskId: string
  /** As the meter showed it, in tenths; by default what it showed at the end of that day. */
  value: number | undefined
  /** By default today at the owner; null where nobody knows the day. */
  on: Day | null | undefined
  note: string
  /** Photographs that the person has uploaded. */
  pictureIds?: readonly string[]
  /** The open item that was seen, if one was. */
  itemId: string | undefined
  personId: string
  /** Where its fields are in the request, for what is invalid. */
  path?: string
}

/**
 * Records that a task was done: its due item is done with it, and its next interval starts.
 * @throws DomainError not found for a task that the machine does not have, conflict where the item that was seen is open
 *   no more, invalid for a day or a figure that cannot be
 * @returns the id of what was recorded
 */
export async function completeTask(
  trx: Transaction,
  { instance, taskId, itemId, pictureIds = [], path = 'body', ...done }: CompleteTask,
): Promise<string> {
  const task = (await readTasks(trx, [instance])).find(({ id }) => id === taskId)
  if (!task) throw notFound('Task')
  if (itemId !== undefined && itemId !== task.openItem?.id) throw alreadyDone()
  const on = done.on === undefined ? instance.today : done.on
  const total = done.value === undefined ? on && (await readTotalOn(trx, instance, on)) : done.value + instance.offset
  const last = (await readLastCompletions(trx, [instance])).get(taskId)
  const past = last ? undefined : startFromPast(task, { total, on })
  const next = past ?? complete(task, { total, on })
  const fault = validateCompletion(task, instance, {
    total,
    on,
    today: instance.today,
    hasHours: done.value !== undefined,
    last,
    path,
    isTooEarly: on !== null && next === undefined && isDue(stateOf(task, instance.meter, instance.today).status),
  })
  if (fault) throw invalid(fault)
  const id = await insertCompletion(trx, instance, task, { total, on, note: done.note, personId: done.personId })
  const subject = { kind: 'completion', organizationId: instance.organizationId, id } as const
  await replacePictures(trx, { subject, pictureIds, uploadedBy: done.personId })
  await startNextInterval(trx, instance, task, { total, on, next })
  const isStillDue = isDue(stateOf({ ...task, ...next }, instance.meter, instance.today).status)
  const isOfNow = on !== null && !past
  if (isOfNow || !isStillDue) await closeItem(trx, task, done)
  await evaluateSchedules(trx, [instance.id])
  return id
}

async function closeItem(
  trx: Transaction,
  { openItem }: InstanceTask,
  { personId, note }: Pick<CompleteTask, 'personId' | 'note'>,
): Promise<void> {
  const item = openItem && (await findItem(trx, openItem.id))
  if (!item) return
  await transition(trx, dueItemStates, item, { to: 'DONE', by: { actors: ['maintainer'], personId }, reason: note })
}

const alreadyDone = () =>
  conflict('already_done', {
    en: 'Someone else has marked this as done, or it is no longer due.',
    es: 'Otra persona ya indicó que se hizo, o ya no vence.',
  })
