import { addDays, type Day, daysBetween } from '../../../domain/day'
import type { MeterUnit } from '../../../domain/meter-figure'
import { dayAt } from '../../../domain/time-zone'
import type { Asker, DayPeriod } from '../../../record-tools/record-tool'

/** A reading with its total over all meters, in tenths. */
export interface TotalRead {
  takenAt: Date
  total: number
}

/** What a machine has run between two readings. */
export interface Run {
  tenths: number
  from: Date
  to: Date
}

/**
 * What a machine has run in a period, as far as readings say: between those that are nearest to its first and its last
 * day. Undefined without two such readings, or if none of them is in the period.
 */
export function runBetween(
  readings: readonly TotalRead[],
  { from, to }: DayPeriod,
  { timeZone }: Pick<Asker, 'timeZone'>,
): Run | undefined {
  const inOrder = readings.toSorted((one, other) => one.takenAt.getTime() - other.takenAt.getTime())
  const dayOf = ({ takenAt }: TotalRead) => dayAt(timeZone, takenAt)
  const isInside = (reading: TotalRead) =>
    (from === undefined || dayOf(reading) >= from) && (to === undefined || dayOf(reading) <= to)
  // The first day begins where the day before it ends.
  const first = from === undefined ? inOrder[0] : nearest(inOrder, addDays(from, -1), dayOf)
  const last = to === undefined ? inOrder.at(-1) : nearest(inOrder, to, dayOf)
  if (!first || !last || first.takenAt >= last.takenAt || !inOrder.some(isInside)) return undefined
  return { tenths: last.total - first.total, from: first.takenAt, to: last.takenAt }
}

const nearest = (readings: readonly TotalRead[], day: Day, dayOf: (reading: TotalRead) => Day): TotalRead | undefined =>
  readings.toSorted(
    (one, other) => Math.abs(daysBetween(day, dayOf(one))) - Math.abs(daysBetween(day, dayOf(other))),
  )[0]

/** The sums by unit, as hours and kilometres do not add up. */
export function totalRun(runs: readonly { unit: MeterUnit; tenths: number }[]): { unit: MeterUnit; tenths: number }[] {
  const units = [...new Set(runs.map(({ unit }) => unit))]
  return units.map((unit) => ({
    unit,
    tenths: runs.filter((one) => one.unit === unit).reduce((sum, { tenths }) => sum + tenths, 0),
  }))
}
