import { daysBetween, totalOf, type ValidReading } from './reading'

/** What a machine's row stores of its readings; figures in tenths. */
export interface MeterSummary {
  lastTotal: number
  lastValue: number
  lastReadAt: Date
  /** Tenths a day; null for a single reading. */
  dailyUse: number | null
}

/** Daily use is the average over this long before the last reading. */
const windowMs = 90 * 24 * 3_600_000

/** The moment from which on readings decide the daily use. */
export const windowStart = (lastReadAt: Date): Date => new Date(lastReadAt.getTime() - windowMs)

/**
 * Sums up readings that count, in their order; there is no summary of none.
 *
 * The daily use is the average from the first reading of the last 90 days to the last one; where the last is alone in
 * them, from the one before it. Less than a day counts as one. Of all readings only those three matter.
 */
export function summarizeReadings(readings: readonly ValidReading[]): MeterSummary | undefined {
  const last = readings.at(-1)
  if (!last) return undefined
  const from = windowStart(last.takenAt)
  const first = readings.slice(0, -1).find(({ takenAt }) => takenAt >= from) ?? readings.at(-2)
  const dailyUse = first ? (totalOf(last) - totalOf(first)) / daysBetween(first.takenAt, last.takenAt) : null
  return { lastTotal: totalOf(last), lastValue: last.value, lastReadAt: last.takenAt, dailyUse }
}
