import { localDay } from '@/shared/lib/date-time'
import { isReached, type MachineInstance } from './machine-instance'
import type { Remaining } from './remaining'

type Listed = Pick<MachineInstance, 'next_due' | 'status' | 'hours' | 'daily_use' | 'served_until'>

const DAY_MS = 86_400_000

/**
 * How far a machine's next task is from due, or past it, in hours and in days. Undefined if there is no next task, or if
 * neither is known.
 */
export function remainingOfNext(listed: Listed): Remaining | undefined {
  const { next_due, status, hours, daily_use } = listed
  if (!next_due) return undefined
  const { at_hours, due_on } = next_due
  const remaining_hours = hours === null || at_hours === null ? null : at_hours - hours
  const isDueByHours = remaining_hours !== null && remaining_hours <= 0
  const remaining_days = due_on === null ? null : daysFrom(due_on, { ...listed, isDueByHours })
  if (remaining_hours === null && remaining_days === null) return undefined
  return { status, daily_use, remaining_hours, remaining_days }
}

/**
 * How far a day is, in days, from the reader's; from the end of the service where that has ended. The status is by the
 * owner's calendar and right where the two differ; what is due by its hours may have many days left.
 */
function daysFrom(day: string, { status, served_until, isDueByHours }: Listed & { isDueByHours: boolean }): number {
  const today = localDay(served_until ? new Date(served_until) : undefined)
  const days = Math.round((Date.parse(day) - Date.parse(today)) / DAY_MS)
  if (!isReached(status)) return Math.max(days, 1)
  return isDueByHours ? days : Math.min(days, status === 'OVERDUE' ? -1 : 0)
}
