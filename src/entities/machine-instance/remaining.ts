import { useText } from '@/shared/lib/i18n'
import type { MeterUnit, NextDueTask } from './machine-instance'
import { type UnitSystem, useMeter } from './meter'
import { machineInstanceText } from './text'

export type Remaining = Pick<NextDueTask, 'remaining_hours' | 'remaining_days' | 'daily_use' | 'status'>

/** What a machine is taken to run a day while nobody knows. */
const usualDailyUse = 8

/** Whether hours decide when a task is due, where it counts both: what comes first does (behaviour, section 4). */
export function isByHours({
  remaining_hours: hours,
  remaining_days: days,
  daily_use,
}: Omit<Remaining, 'status'>): boolean {
  if (hours === null || days === null) return hours !== null
  return hours / (daily_use || usualDailyUse) <= days
}

/**
 * How much of its interval a task has used, from 0 to 1; 1 once it is due. Of hours and days, what is further along counts.
 */
export function progressOf(task: Remaining & Pick<NextDueTask, 'interval_hours' | 'interval_days'>): number {
  const used = (remaining: number | null, interval: number | null) =>
    remaining === null || !interval ? 0 : Math.min(1, Math.max(0, 1 - remaining / interval))
  return Math.max(used(task.remaining_hours, task.interval_hours), used(task.remaining_days, task.interval_days))
}

/** Returns a formatter for how far a task is over or from due: "280 h over", "due now", "in 189 h", "in 12 days". */
export function useRemaining(system?: UnitSystem): (task: Remaining, unit: MeterUnit) => string {
  const t = useText(machineInstanceText)
  const meter = useMeter(system)
  return (task, unit) => {
    const isHours = isByHours(task)
    const remaining = (isHours ? task.remaining_hours : task.remaining_days) ?? 0
    // Within the hour or the day in which it fell due.
    if (task.status === 'DUE') return t('dueNow')
    const size = Math.abs(remaining)
    const much = isHours ? meter(Math.round(size) || size, unit) : t('days', { count: size })
    return t(remaining < 0 ? 'over' : 'dueIn', { much })
  }
}
