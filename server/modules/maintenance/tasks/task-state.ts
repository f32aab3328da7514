import type { components } from '#contract/platform'
import { addDays, type Day, daysBetween, earliest } from '../../../domain/day'

export type MaintenanceStatus = components['schemas']['MaintenanceStatus']
export type IntervalMode = components['schemas']['IntervalMode']

/** How often something is done. Hours stand for whatever the meter counts, so for kilometres too. */
export interface Interval {
  intervalHours: number | null
  intervalDays: number | null
  mode: IntervalMode
  noticeHours: number
  noticeDays: number
}

export interface Task extends Interval {
  /** Where the interval began, in tenths over all meters; null while nobody knows what the meter said. */
  countsFromTotal: number | null
  countsFromOn: Day
}

/** What is known of a machine's meter. */
export interface Meter {
  /** In tenths, over all meters; null before the first reading. */
  total: number | null
  readOn: Day | null
  /** Tenths a day on average; null while nobody knows. */
  dailyUse: number | null
}

/** When a task is due. Totals are in tenths over all meters; what remains is negative once it is past. */
export interface TaskState {
  status: MaintenanceStatus
  dueTotal: number | null
  dueOn: Day | null
  remainingTotal: number | null
  remainingDays: number | null
  /** When it will be due, by days or by the average daily use, whichever comes first; null while neither tells. */
  forecastOn: Day | null
  /** The next day that changes the status without a reading. */
  changesOn: Day | null
}

export const tenths = (units: number): number => Math.round(units * 10)

const severity: readonly MaintenanceStatus[] = ['OK', 'DUE_SOON', 'DUE', 'OVERDUE']

export const worst = (statuses: readonly MaintenanceStatus[]): MaintenanceStatus =>
  severity.findLast((status) => statuses.includes(status)) ?? 'OK'

export const isDue = (status: MaintenanceStatus): boolean => status === 'DUE' || status === 'OVERDUE'

/** A task stays DUE within the hour (or kilometre) and the day in which it fell due; past them it is OVERDUE. */
const graceTenths = 10
const graceDays = 0

/** "The first to fall due wins", and "at exactly the interval it is DUE" (behaviour, section 4). */
export function stateOf(task: Task, meter: Meter, today: Day): TaskState {
  const dueTotal =
    task.intervalHours === null || task.countsFromTotal === null
      ? null
      : task.countsFromTotal + tenths(task.intervalHours)
  const dueOn = task.intervalDays === null ? null : addDays(task.countsFromOn, task.intervalDays)
  const remainingTotal = dueTotal === null || meter.total === null ? null : dueTotal - meter.total
  const remainingDays = dueOn === null ? null : daysBetween(today, dueOn)
  return {
    status: worst([
      statusAt(remainingTotal, tenths(task.noticeHours), graceTenths),
      statusAt(remainingDays, task.noticeDays, graceDays),
    ]),
    dueTotal,
    dueOn,
    remainingTotal,
    remainingDays,
    forecastOn: earliest(dueOn, forecastByUse(remainingTotal, meter, today)),
    changesOn: dueOn && nextChange(dueOn, task.noticeDays, today),
  }
}

function statusAt(remaining: number | null, notice: number, grace: number): MaintenanceStatus {
  if (remaining === null || remaining > notice) return 'OK'
  if (remaining > 0) return 'DUE_SOON'
  return remaining >= -grace ? 'DUE' : 'OVERDUE'
}

/** Nobody plans further ahead, and a machine that hardly runs would lead beyond the calendar. */
const farthestDays = 36_500

/** The machine has run on since its last reading, so it is counted from there, but what is not due yet is not past. */
function forecastByUse(remaining: number | null, { dailyUse, readOn }: Meter, today: Day): Day | null {
  if (remaining === null) return null
  if (remaining <= 0) return today
  if (!dailyUse || dailyUse < 0 || readOn === null) return null
  const days = Math.ceil(remaining / dailyUse)
  if (days > farthestDays) return null
  const day = addDays(readOn, days)
  return day < today ? today : day
}

const nextChange = (dueOn: Day, noticeDays: number, today: Day): Day | null =>
  [addDays(dueOn, -noticeDays), dueOn, addDays(dueOn, graceDays + 1)].find((day) => day > today) ?? null

/**
 * Where the first interval of a task begins on a machine that has run already: fixed ones fall due at multiples, as a
 * manual counts them, sliding ones one interval from then.
 * @param totalThen what the meter said when the task began, in tenths over all meters
 */
export function firstIntervalStart({ mode, intervalHours }: Interval, totalThen: number | null): number | null {
  if (totalThen === null || intervalHours === null || mode === 'sliding') return totalThen
  return Math.floor(totalThen / tenths(intervalHours)) * tenths(intervalHours)
}

/** Without a word on it: a tenth of the interval, at most 50 hours and 14 days. */
export const defaultNotice = ({ intervalHours, intervalDays }: Pick<Interval, 'intervalHours' | 'intervalDays'>) => ({
  noticeHours: Math.min(50, Math.floor((intervalHours ?? 500) / 10)),
  noticeDays: Math.min(14, Math.floor((intervalDays ?? 140) / 10)),
})
