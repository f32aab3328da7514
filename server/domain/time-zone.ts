import { addDays, type Day, day } from './day'

/** An IANA time zone, as in `America/Denver`. */
export type TimeZone = string

// Excludes offsets such as `+05:30`: they have no daylight saving time, and PostgreSQL inverts their sign.
const pattern = /^[A-Za-z][A-Za-z0-9_+-]*(?:\/[A-Za-z0-9_+-]+)*$/

export function isTimeZone(text: string): boolean {
  if (!pattern.test(text)) return false
  try {
    formatterOf(text)
    return true
  } catch {
    return false
  }
}

/** The local date at a moment. */
export const dayAt = (timeZone: TimeZone, moment: Date): Day => day(localTime(timeZone, moment).slice(0, 10))

/** The local time of day at a moment, such as `06:30`. */
export const timeAt = (timeZone: TimeZone, moment: Date): string => localTime(timeZone, moment).slice(11, 16)

/**
 * The moment of a local time: the first of two if the clock is set back over it, an hour later if the clock skips it.
 * @param local without an offset, such as `2026-11-21T06:30`
 * @returns an invalid Date unless `local` is a time
 */
export function momentAt(timeZone: TimeZone, local: string): Date {
  const wallClock = Date.parse(`${local}Z`)
  if (Number.isNaN(wallClock)) return new Date(Number.NaN)
  // The offset may change on that day, so both the one before and the one after are tried.
  const candidates = [wallClock - DAY_MS, wallClock + DAY_MS].map(
    (moment) => wallClock - offsetAt(timeZone, new Date(moment)),
  )
  const [first, second = wallClock] = candidates.toSorted((one, other) => one - other)
  const isFirst = first !== undefined && first + offsetAt(timeZone, new Date(first)) === wallClock
  return new Date(isFirst ? first : second)
}

/** The first moment of a day; it is 01:00 when daylight saving time starts at midnight. */
export const startOfDay = (timeZone: TimeZone, of: Day): Date => momentAt(timeZone, `${of}T00:00:00`)

/** The last millisecond of a day. */
export const endOfDay = (timeZone: TimeZone, of: Day): Date =>
  new Date(startOfDay(timeZone, addDays(of, 1)).getTime() - 1)

const DAY_MS = 86_400_000

/** How far the time zone is ahead of UTC at a moment, in milliseconds. */
function offsetAt(timeZone: TimeZone, moment: Date): number {
  const whole = Math.floor(moment.getTime() / 1000) * 1000
  return Date.parse(`${localTime(timeZone, moment)}Z`) - whole
}

const formatters = new Map<TimeZone, Intl.DateTimeFormat>()

/** Cached, because creating a formatter is a hundred times slower than using it. */
function formatterOf(timeZone: TimeZone): Intl.DateTimeFormat {
  const cached = formatters.get(timeZone)
  if (cached) return cached
  const formatter = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
  formatters.set(timeZone, formatter)
  return formatter
}

/** Such as `2026-11-21T06:30:00`. */
const localTime = (timeZone: TimeZone, moment: Date): string => formatterOf(timeZone).format(moment).replace(' ', 'T')
