/** A day of the calendar in UTC, as in `2026-11-21`: days compare as texts. */
export type Day = string

const msADay = 86_400_000

export const dayOf = (time: Date): Day => time.toISOString().slice(0, 10)

export const addDays = (day: Day, count: number): Day => dayOf(new Date(Date.parse(day) + count * msADay))

/** How many days `to` lies after `from`; negative where it lies before. */
export const daysBetween = (from: Day, to: Day): number => (Date.parse(to) - Date.parse(from)) / msADay

export const earliest = (...days: (Day | null)[]): Day | null =>
  days.filter((day) => day !== null).toSorted()[0] ?? null
