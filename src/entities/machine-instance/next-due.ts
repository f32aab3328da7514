import { localDay } from '@/shared/lib/date-time'
import { isReached, type MachineInstance } from './machine-instance'
import type { Remaining } from './remaining'

type Listed = Pick<MachineInstance, 'next_due' | 'status' | 'hours' | 'hours_at' | 'daily_use' | 'served_until'>

const DAY_MS = 86_400_000
/** How far the contract rounds the daily use. */
const dailyUseError = 0.05

/**
 * How far the task of a machine that comes next is over or from due, from what a list of machines has: by its hours, by its
 * days, or both while either may come first. Undefined where there is no such task, or where nobody knows.
 */
export function remainingOfNext(listed: Listed): Remaining | undefined {
  const { next_due, status, hours, daily_use } = listed
  if (!next_due) return undefined
  const { on, at_hours } = next_due
  const left = hours === null || at_hours === null ? null : at_hours - hours
  const byHours = { status, daily_use, remaining_hours: left, remaining_days: null }
  if (left !== null && (on === null || (isReached(status) ? left <= 0 : isExpectedByUse(on, left, listed))))
    return byHours
  if (on === null) return undefined
  return { ...byHours, remaining_hours: isReached(status) ? null : left, remaining_days: daysFrom(on, listed) }
}

/** Whether the day is the one on which the hours are expected to be reached, not the end of an interval in days. */
function isExpectedByUse(on: string, left: number, { hours_at, daily_use }: Listed): boolean {
  if (!daily_use || hours_at === null) return false
  const days = Math.floor(left / (daily_use + dailyUseError))
  // It counts from the day of the last reading at the owner, which may be another one here.
  return Date.parse(on) >= Date.parse(hours_at.slice(0, 10)) + (days - 1) * DAY_MS
}

/**
 * How far a day is, in days, from the reader's; from the end of the service where that has ended. The status is by the
 * owner's calendar and right where the two differ.
 */
function daysFrom(on: string, { status, served_until }: Listed): number {
  const today = localDay(served_until ? new Date(served_until) : undefined)
  const days = Math.round((Date.parse(on) - Date.parse(today)) / DAY_MS)
  if (status === 'OVERDUE') return Math.min(days, -1)
  return isReached(status) ? Math.min(days, 0) : Math.max(days, 1)
}
