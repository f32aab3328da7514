import type { components } from '#contract/platform'
import { type InvalidField, invalid } from '../../../domain/domain-error'
import type { Text } from '../../../domain/text'
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

/**
 * @param known the ids that tasks may have
 * @param kits the ids of kits that they may name
 * @throws DomainError invalid, with each field that is wrong
 */
export function assertTasks(
  tasks: readonly ScheduledTask[],
  known: ReadonlySet<string>,
  kits: ReadonlySet<string>,
): void {
  const [first, ...others] = validateTasks(tasks, known, kits)
  if (first) throw invalid(first, ...others)
}

function validateTasks(
  tasks: readonly ScheduledTask[],
  known: ReadonlySet<string>,
  kits: ReadonlySet<string>,
): InvalidField[] {
  const ids = tasks.map(({ id }) => id)
  return tasks.flatMap(({ id, intervalHours, intervalDays, kitId }, index) => {
    const faults: [field: string, message: Text][] = []
    if (id !== undefined && !known.has(id)) faults.push(['id', unknownTask])
    if (id !== undefined && ids.indexOf(id) < index) faults.push(['id', repeatedTask])
    if (intervalHours === null && intervalDays === null) {
      faults.push(['interval_hours', noInterval])
    }
    if (kitId !== null && !kits.has(kitId)) faults.push(['kit_id', unknownKit])
    return faults.map(([field, message]) => ({ path: `body.tasks.${index}.${field}`, message }))
  })
}

const unknownTask: Text = {
  en: 'There is no such task here. Leave the id out for a new one.',
  es: 'Aquí no hay tal tarea. Omita el id para una nueva.',
}
const repeatedTask: Text = { en: 'This task is in the list twice.', es: 'Esta tarea está dos veces en la lista.' }
const noInterval: Text = {
  en: 'Enter an interval in hours, in days, or both.',
  es: 'Indique un intervalo en horas, en días o en ambos.',
}
const unknownKit: Text = {
  en: 'There is no such kit for this machine.',
  es: 'No existe ese kit para esta máquina.',
}
