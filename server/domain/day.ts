declare const brand: unique symbol

/** A calendar date without time or time zone, such as `2026-11-21`. Dates can be compared as strings. */
export type Day = string & { readonly [brand]: 'day' }

const DAY_MS = 86_400_000
const pattern = /^\d{4}-\d\d-\d\d$/

/** Whether a text is an existing date: not February 31, not in the year 0. */
export function isDay(text: string): text is Day {
  if (!pattern.test(text) || text.startsWith('0000')) return false
  const moment = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text)
}

/** @throws RangeError unless the text is an existing date */
export function day(text: string): Day {
  if (isDay(text)) return text
  throw new RangeError(`"${text}" is not a calendar date`)
}

export const addDays = (from: Day, count: number): Day =>
  day(new Date(Date.parse(from) + count * DAY_MS).toISOString().slice(0, 10))

/** How many days `to` is after `from`; negative if it is before. */
export const daysBetween = (from: Day, to: Day): number => (Date.parse(to) - Date.parse(from)) / DAY_MS

export const earliest = (...days: readonly (Day | null)[]): Day | null =>
  days.filter((one) => one !== null).toSorted()[0] ?? null

/** The Monday of the day's week (ISO 8601). */
export const mondayOf = (of: Day): Day => addDays(of, -((new Date(of).getUTCDay() + 6) % 7))
