import { addDays, type Day } from '../domain/day'
import { dayAt, startOfDay, type TimeZone } from '../domain/time-zone'
import type { DemonstrationInstance } from './demonstration'

interface DemonstrationReading {
  takenAt: Date
  /** Tenths of an hour. */
  value: number
}

const daysApart = 14
/** About eight months. */
const howMany = 18

/** How busy one fortnight is beside another: a quarry's and a forest's work comes and goes. */
const busy = [1, 0.9, 1.1, 1.05, 0.6, 1.2, 0.95, 1.15, 1.05]

/**
 * What the meter of a machine showed every other week of the last months, oldest first; the last of them yesterday.
 * The same machine on the same day always gives the same figures.
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
  for (let index = 0; index < howMany && value > 0; index += 1) {
    // At half past four in the afternoon, when the shift ends.
    const midnight = startOfDay(timeZone, addDays(yesterday, -index * daysApart))
    readings.unshift({ takenAt: new Date(midnight.getTime() + 16.5 * 3_600_000), value })
    value -= Math.round(dailyHours * 10 * daysApart * (busy[(begin + index) % busy.length] ?? 1))
  }
  return readings
}

/** The day on which a machine went to work, by what it runs a day. */
export const inServiceOn = ({ hours, dailyHours }: DemonstrationInstance, timeZone: TimeZone, now: Date): Day =>
  addDays(dayAt(timeZone, now), -Math.round(hours / dailyHours))
