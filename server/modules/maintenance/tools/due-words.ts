import type { MeterUnit } from '../../../domain/meter-figure'
import { dayFor, figureFor, inLanguage } from '../../../record-tools/asker-text'
import type { Asker } from '../../../record-tools/record-tool'
import type { MaintenanceStatus } from '../tasks/task-state'

interface Task {
  name: string
  status: MaintenanceStatus
  /** Units of the meter. */
  due_at_hours: number | null
  remaining_hours: number | null
  due_on: string | null
  forecast_on: string | null
  /** By what its kit comes. */
  supply: { number: string } | null
}

/** When a task is due, by hours and by days as far as it counts them. */
export function writeDue(machine: string, unit: MeterUnit, task: Task, asker: Asker): string {
  const limits = [
    ...(byHours(task, unit, asker) ?? []),
    ...(isPastHours(task, asker) ? [] : (byDays(task, asker) ?? [])),
  ].join(', ')
  const state = inLanguage(states[task.status], asker)
  const supply = task.supply ? `; ${inLanguage({ en: 'its kit', es: 'su kit' }, asker)}: ${task.supply.number}` : ''
  return `${machine}: ${task.name} ${state}${limits && ` (${limits})`}${supply}`
}

/** A day that is still to come says nothing of what is past its hours already. */
const isPastHours = ({ remaining_hours: left, due_on: on }: Task, { today }: Asker): boolean =>
  left !== null && left < 0 && on !== null && on >= today

const states = {
  OVERDUE: { en: 'is overdue', es: 'está vencido' },
  DUE: { en: 'is due now', es: 'toca ahora' },
  DUE_SOON: { en: 'is due soon', es: 'toca pronto' },
  OK: { en: 'is not due yet', es: 'aún no toca' },
} as const

function byHours({ due_at_hours: at, remaining_hours: left, forecast_on: on }: Task, unit: MeterUnit, asker: Asker) {
  if (at === null || left === null) return undefined
  const [limit, distance] = [figureFor(at, unit, asker), figureFor(Math.abs(left), unit, asker)]
  const day = on && left > 0 ? `, ${inLanguage({ en: 'about', es: 'hacia el' }, asker)} ${dayFor(on, asker)}` : ''
  if (left < 0) return [inLanguage({ en: `${distance} past ${limit}`, es: `${distance} después de ${limit}` }, asker)]
  return [inLanguage({ en: `in ${distance}, at ${limit}`, es: `en ${distance}, a las ${limit}` }, asker) + day]
}

function byDays({ due_on: on }: Task, asker: Asker) {
  if (on === null) return undefined
  return [inLanguage({ en: `by ${dayFor(on, asker)}`, es: `antes del ${dayFor(on, asker)}` }, asker)]
}

interface Interval {
  interval_hours: number | null
  interval_days: number | null
  last_done_on: string | null
}

/** How often a task is done, and when it was done last, or began. */
export function writeInterval(task: Interval, unit: MeterUnit, asker: Asker): string[] {
  const { interval_hours: hours, interval_days: days, last_done_on: last } = task
  const limits = [
    ...(hours === null ? [] : [figureFor(hours, unit, asker)]),
    ...(days === null ? [] : [inLanguage({ en: `${days} days`, es: `${days} días` }, asker)]),
  ].join(inLanguage({ en: ' or ', es: ' o ' }, asker))
  return [
    ...(limits ? [inLanguage({ en: `every ${limits}`, es: `cada ${limits}` }, asker)] : []),
    ...(last
      ? [inLanguage({ en: `counted from ${dayFor(last, asker)}`, es: `cuenta desde el ${dayFor(last, asker)}` }, asker)]
      : []),
  ]
}
