import { isDue, type MaintenanceStatus } from '../tasks/task-state'

/** A task of a machine, as far as it decides which of them matter next. */
export interface Candidate {
  instanceId: string
  status: MaintenanceStatus
  /** In units of the meter and in days; negative once past. */
  remainingHours: number | null
  remainingDays: number | null
  /** YYYY-MM-DD. */
  forecastOn: string | null
  /** Units a day; null while unknown. */
  dailyUse: number | null
}

const urgency: readonly MaintenanceStatus[] = ['OVERDUE', 'DUE', 'DUE_SOON', 'OK']
const never = '9999-12-31'
/** What a machine is taken to run a day while nobody knows. */
const USUAL_DAILY_USE = 8

type Remaining = Pick<Candidate, 'remainingHours' | 'remainingDays' | 'dailyUse'>

/** How many days a task is from due by its hours; negative once it is past them. */
const daysByHours = ({ remainingHours, dailyUse }: Remaining): number =>
  remainingHours === null ? Infinity : remainingHours / (dailyUse || USUAL_DAILY_USE)

/** Whether hours decide when a task is due, where it counts both: what comes first does. */
export const isByHours = (task: Remaining): boolean =>
  task.remainingHours !== null && daysByHours(task) <= (task.remainingDays ?? Infinity)

/** How many days a task is from due, by hours or by days, whichever comes first; negative once it is past. */
const daysFromDue = (task: Remaining): number => Math.min(daysByHours(task), task.remainingDays ?? Infinity)

/**
 * What matters next: all that is due, the longest overdue first; then, of each machine where nothing is due, the task that
 * comes next, the nearest first.
 */
export function mostUrgent<Task extends Candidate>(tasks: readonly Task[], limit: number): Task[] {
  const inOrder = tasks.toSorted(
    (one, other) =>
      urgency.indexOf(one.status) - urgency.indexOf(other.status) ||
      (isDue(one.status) ? 0 : (one.forecastOn ?? never).localeCompare(other.forecastOn ?? never)) ||
      daysFromDue(one) - daysFromDue(other) ||
      0,
  )
  const seen = new Set<string>()
  return inOrder
    .filter((task) => {
      const isFirst = !seen.has(task.instanceId)
      seen.add(task.instanceId)
      return isDue(task.status) || (isFirst && Number.isFinite(daysFromDue(task)))
    })
    .slice(0, limit)
}
