import { addDays, type Day } from '../domain/day'
import { dayAt, startOfDay, type TimeZone } from '../domain/time-zone'
import type { DemonstrationInstance } from './demonstration'

interface DemonstrationReading {
  takenAt: Date
  /** Tenths of an hour. */
  value: number
}

const DAYS_APART = 14
/** About eight months. */
const READING_COUNT = 18

/** How workload each fortnight is compared to the average. */
const workload = [1, 0.9, 1.1, 1.05, 0.6, 1.2, 0.95, 1.15, 1.05]

/**
 * Returns the readings of a machine, one every other week, oldest first; the last one is from yesterday.
 * They are always the same for the same machine on the same day.
 */
export function demonstrationReadings(
  { hours, dailyHours, serialNumber }: DemonstrationInstance,
  timeZone: TimeZone,
  now: Date,
): DemonstrationReading[] {
  const yesterday = addDays(dayAt(timeZone, now), -1)
  const begin = Number(serialNumber.at(-1)) || 0
  const readings: DemonstrationReading[] = []
  let value = Math.round(hours * 10)
  for (let index = 0; index < READING_COUNT && value > 0; index += 1) {
    // 16:30, when the shift ends.
    const midnight = startOfDay(timeZone, addDays(yesterday, -index * DAYS_APART))
    readings.unshift({ takenAt: new Date(midnight.getTime() + 16.5 * 3_600_000), value })
    value -= Math.round(dailyHours * 10 * DAYS_APART * (workload[(begin + index) % workload.length] ?? 1))
  }
  return readings
}

/** The day on which a machine was put into service, derived from its daily hours. */
export const inServiceOn = ({ hours, dailyHours }: DemonstrationInstance, timeZone: TimeZone, now: Date): Day =>
  addDays(dayAt(timeZone, now), -Math.round(hours / dailyHours))
