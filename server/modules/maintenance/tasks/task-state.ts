import type { IntervalMode, MaintenanceStatus } from '../../../db/schema'
import { addDays, type Day, daysBetween, earliest } from '../../../domain/day'

export type { MaintenanceStatus }

/** How often a task is due. Hours are in the unit of the meter, which may be kilometres. */
export interface Interval {
  intervalHours: number | null
  intervalDays: number | null
  /** Whether the next interval counts from when the task was due, or from when it was done. */
  mode: IntervalMode
  noticeHours: number
  noticeDays: number
}

export interface Task extends Interval {
  /** The start of the interval, in tenths over all meters; null while no reading is known. */
  countsFromTotal: number | null
  countsFromOn: Day
}

/** The meter of a machine. */
export interface Meter {
  /** In tenths, over all meters; null before the first reading. */
  total: number | null
  readOn: Day | null
  /** Tenths per day on average; null while unknown. */
  dailyUse: number | null
}

/** When a task is due. Totals are in tenths over all meters; the remainder is negative once it is past. */
export interface TaskState {
  status: MaintenanceStatus
  dueTotal: number | null
  dueOn: Day | null
  remainingTotal: number | null
  remainingDays: number | null
  /** When it will be due, by days or by the average daily use, whichever comes first; null while neither is known. */
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

/** A machine that hardly runs would otherwise lead beyond the calendar. */
const MAX_FORECAST_DAYS = 36_500

/** Counted from the last reading, as the machine has run since; never before today while the task is not due. */
function forecastByUse(remaining: number | null, { dailyUse, readOn }: Meter, today: Day): Day | null {
  if (remaining === null) return null
  if (remaining <= 0) return today
  if (!dailyUse || dailyUse < 0 || readOn === null) return null
  const days = Math.ceil(remaining / dailyUse)
  if (days > MAX_FORECAST_DAYS) return null
  const day = addDays(readOn, days)
  return day < today ? today : day
}

const nextChange = (dueOn: Day, noticeDays: number, today: Day): Day | null =>
  [addDays(dueOn, -noticeDays), dueOn, addDays(dueOn, graceDays + 1)].find((day) => day > today) ?? null

/**
 * The start of a task's first interval on a machine that has already run: fixed intervals fall due at multiples, as
 * manuals count them; a sliding one starts with the task.
 * @param totalThen the meter when the task was added, in tenths over all meters
 */
export function firstIntervalStart({ mode, intervalHours }: Interval, totalThen: number | null): number | null {
  if (totalThen === null || intervalHours === null || mode === 'sliding') return totalThen
  return Math.floor(totalThen / tenths(intervalHours)) * tenths(intervalHours)
}

/** The default notice: a tenth of the interval, at most 50 hours and 14 days. */
export const defaultNotice = ({ intervalHours, intervalDays }: Pick<Interval, 'intervalHours' | 'intervalDays'>) => ({
  noticeHours: Math.min(50, Math.floor((intervalHours ?? 500) / 10)),
  noticeDays: Math.min(14, Math.floor((intervalDays ?? 140) / 10)),
})
