declare const brand: unique symbol

/** A day of the calendar without a time or a zone, as in `2026-11-21`. Days compare as texts. */
export type Day = string & { readonly [brand]: 'day' }

const dayMs = 86_400_000
const form = /^\d{4}-\d\d-\d\d$/

/** Whether a text is a day of the calendar: not the 31st of February, not the year 0. */
export function isDay(text: string): text is Day {
  if (!form.test(text) || text.startsWith('0000')) return false
  const moment = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text)
}

/** @throws RangeError for what is no day of the calendar */
export function day(text: string): Day {
  if (isDay(text)) return text
  throw new RangeError(`"${text}" is no day of the calendar`)
}

export const addDays = (from: Day, count: number): Day =>
  day(new Date(Date.parse(from) + count * dayMs).toISOString().slice(0, 10))

/** How many days `to` lies after `from`; negative where it lies before. */
export const daysBetween = (from: Day, to: Day): number => (Date.parse(to) - Date.parse(from)) / dayMs

export const earliest = (...days: readonly (Day | null)[]): Day | null =>
  days.filter((one) => one !== null).toSorted()[0] ?? null

/** The Monday of the week in which a day lies (ISO 8601). */
export const mondayOf = (of: Day): Day => addDays(of, -((new Date(of).getUTCDay() + 6) % 7))
