import type { Day } from '../../../domain/day'
import type { InstanceTask, MeteredInstance } from '../tasks/task.repository'

interface Said {
  total: number | null
  on: Day
  today: Day
  /** Whether the hours were said, and not taken from the readings. */
  saysHours: boolean
  /** Whether it was done too long before it fell due to count for it. */
  tooEarly: boolean
}

interface Fault {
  path: string
  message: string
}

/**
 * What is wrong with when a task is said to have been done, by field. Hours above the last reading are refused: a figure
 * of the meter is entered as a reading, which is checked as such.
 */
export function validateCompletion(
  { lastDoneOn, lastTotal }: InstanceTask,
  { meter, offset }: MeteredInstance,
  { total, on, today, saysHours, tooEarly }: Said,
): Fault[] {
  const field = saysHours ? 'body.hours' : 'body.done_on'
  if (saysHours && meter.total === null) {
    return [{ path: field, message: 'This machine has no reading yet. Enter what its meter says first.' }]
  }
  if (saysHours && total !== null && meter.total !== null && total > meter.total) {
    const last = (meter.total - offset) / 10
    return [{ path: field, message: `The last reading is ${last}. Enter what the meter says first.` }]
  }
  if (on > today) return [{ path: 'body.done_on', message: 'This day is still to come.' }]
  if (lastTotal !== null && (on < lastDoneOn || (saysHours && total !== null && total < lastTotal))) {
    return [{ path: field, message: `It has been done since, on ${lastDoneOn}.` }]
  }
  if (tooEarly) return [{ path: field, message: 'That was too early to count for what is due now.' }]
  return []
}
