import { type InvalidField, invalid } from '../../../domain/domain-error'
import type { Text } from '../../../domain/text'
import type { Interval } from '../tasks/task-state'

/** A planned task of a model or of one machine; a new one has no id. */
export interface ScheduledTask extends Interval {
  id: string | undefined
  name: string
  description: string
  kitId: string | null
}

/**
 * @param known ids of the existing tasks
 * @param kits ids of the kits that tasks may refer to
 * @throws DomainError invalid, with each invalid field
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
