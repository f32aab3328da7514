import { addDays, type Day, daysBetween } from '../../../domain/day'
import { type Task, tenths } from '../tasks/task-state'

/** When something was done; the total is in tenths over all meters. What nobody knows is null. */
export interface Completion {
  total: number | null
  on: Day | null
}

/** Where the next interval begins. */
export type NextStart = Pick<Task, 'countsFromTotal' | 'countsFromOn'>

/**
 * Restarts the interval (behaviour, section 4). Sliding: from when it was done. Fixed: from when it was due, the last
 * multiple where it was late by more than an interval, so that it is not due again at once. What is done early counts
 * for the due that it precedes by at most half of the interval; before that it is one more time in between, and nothing
 * moves. Of hours and days, the one that did not bring the work restarts with it: it was done, after all. On an unknown day,
 * an interval by days goes on from where it began.
 * @returns undefined where nothing moves
 */
export function complete(task: Task, done: Completion): NextStart | undefined {
  if (task.mode === 'sliding') return { countsFromTotal: done.total, countsFromOn: done.on ?? task.countsFromOn }
  const byHours = coveredBy(task.intervalHours && tenths(task.intervalHours), task.countsFromTotal, done.total)
  const byDays = coveredBy(task.intervalDays, 0, done.on && daysBetween(task.countsFromOn, done.on))
  if (byHours === undefined && byDays === undefined) return undefined
  return {
    countsFromTotal: byHours ?? done.total,
    countsFromOn: byDays === undefined ? (done.on ?? task.countsFromOn) : addDays(task.countsFromOn, byDays),
  }
}

/**
 * Where the interval begins if a task was done before it was planned here: a machine with a past is not counted from the day
 * on which its schedule began. By the meter, fixed intervals fall due at multiples, as for `complete`; by days they count
 * from the day on which it was done, since nothing earlier is known; where that day is unknown, too, from where they began.
 * @returns undefined for what was done since the task began; what was done on an unknown day was done before
 */
export function startFromPast(task: Task, done: Completion): NextStart | undefined {
  const isBefore = (from: number | null) => from !== null && done.total !== null && done.total < from
  if (done.on !== null && done.on >= task.countsFromOn && !isBefore(task.countsFromTotal)) return undefined
  return {
    countsFromTotal: done.total === null ? null : multipleNear(done.total, task),
    countsFromOn: done.on ?? task.countsFromOn,
  }
}

function multipleNear(total: number, { mode, intervalHours }: Task): number {
  if (mode === 'sliding' || intervalHours === null) return total
  const interval = tenths(intervalHours)
  return Math.round(total / interval) * interval
}

/** The due that is dealt with by what was done at `done`; undefined where that was too early for any. */
function coveredBy(interval: number | null, from: number | null, done: number | null): number | undefined {
  if (interval === null || from === null || done === null) return undefined
  const share = (done - from) / interval
  if (share < 0.5) return undefined
  return from + Math.max(1, Math.floor(share)) * interval
}
