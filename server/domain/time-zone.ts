import { addDays, type Day, day } from './day'

/** An IANA time zone, as in `America/Denver`. */
export type TimeZone = string

// An offset such as `+05:30` is none: it knows no change of clock, and PostgreSQL reads its sign the other way round.
const form = /^[A-Za-z][A-Za-z0-9_+-]*(?:\/[A-Za-z0-9_+-]+)*$/

export function isTimeZone(text: string): boolean {
  if (!form.test(text)) return false
  try {
    clockOf(text)
    return true
  } catch {
    return false
  }
}

/** What the calendar of a place shows at a moment. */
export const dayAt = (timeZone: TimeZone, moment: Date): Day => day(localTime(timeZone, moment).slice(0, 10))

/** What a clock on the wall shows at a moment: `06:30`. */
export const timeAt = (timeZone: TimeZone, moment: Date): string => localTime(timeZone, moment).slice(11, 16)

/**
 * When the clock of a place shows a time: the first of two moments where the clock is set back over it, an hour later
 * where it skips it.
 * @param local without a zone, as in `2026-11-21T06:30`
 * @returns an invalid Date for what is no time
 */
export function momentAt(timeZone: TimeZone, local: string): Date {
  const shown = Date.parse(`${local}Z`)
  if (Number.isNaN(shown)) return new Date(Number.NaN)
  // One of the two offsets that are in force around that day.
  const candidates = [shown - dayMs, shown + dayMs].map((moment) => shown - offsetAt(timeZone, new Date(moment)))
  const [first, second = shown] = candidates.toSorted((one, other) => one - other)
  const isFirst = first !== undefined && first + offsetAt(timeZone, new Date(first)) === shown
  return new Date(isFirst ? first : second)
}

/** The first moment of a day at a place: 01:00 where the change of clock skips midnight. */
export const startOfDay = (timeZone: TimeZone, of: Day): Date => momentAt(timeZone, `${of}T00:00:00`)

/** The last moment of a day at a place, to the millisecond. */
export const endOfDay = (timeZone: TimeZone, of: Day): Date =>
  new Date(startOfDay(timeZone, addDays(of, 1)).getTime() - 1)

const dayMs = 86_400_000

/** How far the clock of a place is ahead of UTC at a moment, in milliseconds. */
function offsetAt(timeZone: TimeZone, moment: Date): number {
  const whole = Math.floor(moment.getTime() / 1000) * 1000
  return Date.parse(`${localTime(timeZone, moment)}Z`) - whole
}

const clocks = new Map<TimeZone, Intl.DateTimeFormat>()

/** Making one takes longer than reading it a hundred times. */
function clockOf(timeZone: TimeZone): Intl.DateTimeFormat {
  const known = clocks.get(timeZone)
  if (known) return known
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
  clocks.set(timeZone, clock)
  return clock
}

/** As in `2026-11-21T06:30:00`. */
const localTime = (timeZone: TimeZone, moment: Date): string => clockOf(timeZone).format(moment).replace(' ', 'T')
