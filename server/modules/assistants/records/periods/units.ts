import { addDays, type Day, day, mondayOf } from '../../../../domain/day'
import type { DayPeriod } from '../../../../record-tools/record-tool'
import type { Unit } from '../grammar/grammar'

const months: Record<'month' | 'quarter' | 'year', number> = { month: 1, quarter: 3, year: 12 }

/** The week, month, quarter or year that a day is in, or one that is so many later or, negative, earlier. */
export function unitAround(of: Day, unit: Unit, shift = 0): Required<DayPeriod> {
  if (unit === 'day') return { from: addDays(of, shift), to: addDays(of, shift) }
  if (unit === 'week') {
    const monday = addDays(mondayOf(of), 7 * shift)
    return { from: monday, to: addDays(monday, 6) }
  }
  const length = months[unit]
  const first = Math.floor(monthOf(of) / length) * length + shift * length
  return { from: firstOf(first), to: addDays(firstOf(first + length), -1) }
}

/** The same day so many units earlier; the last of the month where that has no such day. */
export function unitsBack(from: Day, unit: Unit, count: number): Day {
  if (unit === 'day' || unit === 'week') return addDays(from, -count * (unit === 'week' ? 7 : 1))
  const month = monthOf(from) - count * months[unit]
  const last = addDays(firstOf(month + 1), -1)
  const same = `${last.slice(0, 8)}${from.slice(8)}`
  return same > last ? last : day(same)
}

const daysIn: readonly (readonly [Unit, days: number, least: number])[] = [
  ['year', 365.25, 360],
  ['quarter', 91.3, 88],
  ['month', 30.4, 28],
  ['week', 7, 7],
]

/** What a number of days is in whole units, such as 2 months for 61 days. */
export function unitOf(days: number): { unit: Unit; count: number } {
  for (const [unit, length, least] of daysIn) {
    const count = Math.round(days / length)
    const isWhole = unit === 'week' ? days % length === 0 : Math.abs(days - count * length) <= 2 + count / 2
    if (days >= least && isWhole) return { unit, count }
  }
  return { unit: 'day', count: days }
}

/** Whole months from one on, which is 0 for January. */
export const monthsPeriod = (year: number, month: number, length: number): Required<DayPeriod> => {
  const first = year * 12 + month
  return { from: firstOf(first), to: addDays(firstOf(first + length), -1) }
}

export const monthPeriod = (year: number, month: number): Required<DayPeriod> => monthsPeriod(year, month, 1)

/** Months since the year 0. */
const monthOf = (of: Day): number => Number(of.slice(0, 4)) * 12 + Number(of.slice(5, 7)) - 1

const firstOf = (month: number): Day =>
  day(`${String(Math.floor(month / 12)).padStart(4, '0')}-${String((month % 12) + 1).padStart(2, '0')}-01`)
