import type { components } from '#contract/platform'
import { defaultNotice, type Interval } from '../tasks/task-state'

type WireTask = components['schemas']['ScheduledTask']

/** A task as it is planned, for a model or for one machine; without an id while it is new. */
export interface ScheduledTask extends Interval {
  id: string | undefined
  name: string
  description: string
  kitId: string | null
}

export function fromWire(task: WireTask): ScheduledTask {
  const interval = { intervalHours: task.interval_hours ?? null, intervalDays: task.interval_days ?? null }
  const notice = defaultNotice(interval)
  return {
    id: task.id,
    name: task.name.trim(),
    description: task.description?.trim() ?? '',
    ...interval,
    mode: task.mode ?? 'fixed',
    noticeHours: task.notice_hours ?? notice.noticeHours,
    noticeDays: task.notice_days ?? notice.noticeDays,
    kitId: task.kit_id ?? null,
  }
}

export const toWire = (task: ScheduledTask): WireTask => ({
  ...(task.id ? { id: task.id } : {}),
  name: task.name,
  description: task.description,
  interval_hours: task.intervalHours,
  interval_days: task.intervalDays,
  mode: task.mode,
  notice_hours: task.noticeHours,
  notice_days: task.noticeDays,
  kit_id: task.kitId,
})

interface Fault {
  path: string
  message: string
}

/**
 * What is wrong with a list of tasks, by field.
 * @param known the ids that tasks may have
 * @param kits the ids of kits that they may name
 */
export function validateTasks(
  tasks: readonly ScheduledTask[],
  known: ReadonlySet<string>,
  kits: ReadonlySet<string>,
): Fault[] {
  const ids = tasks.map(({ id }) => id)
  return tasks.flatMap(({ id, intervalHours, intervalDays, kitId }, index) => {
    const faults: [field: string, message: string][] = []
    if (id !== undefined && !known.has(id))
      faults.push(['id', 'There is no such task here. Leave it out for a new one.'])
    if (id !== undefined && ids.indexOf(id) < index) faults.push(['id', 'This task is in the list twice.'])
    if (intervalHours === null && intervalDays === null) {
      faults.push(['interval_hours', 'Give an interval in hours, in days, or both.'])
    }
    if (kitId !== null && !kits.has(kitId)) faults.push(['kit_id', 'There is no such kit for this machine.'])
    return faults.map(([field, message]) => ({ path: `body.tasks.${index}.${field}`, message }))
  })
}
