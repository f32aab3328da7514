import type { DemonstrationInstance } from './demonstration'

interface DemonstrationReading {
  takenAt: Date
  /** Tenths of an hour. */
  value: number
}

const dayMs = 86_400_000
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
  now: Date,
): DemonstrationReading[] {
  const yesterday = Math.floor(now.getTime() / dayMs) * dayMs - dayMs
  const begin = Number(serialNumber.at(-1)) || 0
  const readings: DemonstrationReading[] = []
  let value = Math.round(hours * 10)
  for (let index = 0; index < howMany && value > 0; index += 1) {
    // At half past four in the afternoon, when the shift ends.
    readings.unshift({ takenAt: new Date(yesterday - index * daysApart * dayMs + 16.5 * 3_600_000), value })
    value -= Math.round(dailyHours * 10 * daysApart * (busy[(begin + index) % busy.length] ?? 1))
  }
  return readings
}

/** The day on which a machine went to work, by what it runs a day: YYYY-MM-DD. */
export const inServiceOn = ({ hours, dailyHours }: DemonstrationInstance, now: Date): string =>
  new Date(now.getTime() - (hours / dailyHours) * dayMs).toISOString().slice(0, 10)
