import { dateTimeFormat } from '../formats'
import type { Locale } from '../i18n'

type Part = 'day' | 'month' | 'year'

/** Of a person and a machine: older ones are typing errors. */
const FIRST_YEAR = 1900
/** A year of two digits is at most this far ahead. */
const YEARS_AHEAD = 20

const numeric = {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  calendar: 'gregory',
  numberingSystem: 'latn',
  timeZone: 'UTC',
} as const

const isPart = (type: string): type is Part => type === 'day' || type === 'month' || type === 'year'

/** Whether it is a day of the calendar as the contract writes it: "2026-12-21". */
export function isDay(text: string): boolean {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? []
  return year !== undefined && dayOf(Number(year), Number(month), Number(day)) !== undefined
}

/**
 * Reads a day as people type it where the reader is: "12/21/2026", "12-21-26" and "12212026" in the United States,
 * "21.12.2026" in Spain; with the year first everywhere.
 *
 * @returns as in "2026-12-21"; undefined for what is no day of the calendar in that order
 */
export function readDay(typed: string, locale: Locale): string | undefined {
  const groups = typed
    .trim()
    .split(/[\s./\-‐‑–]+/)
    .filter(Boolean)
  if (groups.length === 0 || groups.some((group) => !/^\d+$/.test(group))) return undefined
  const order = orderOf(locale)
  const [only = ''] = groups
  if (groups.length === 1) return dayOfGroups(cut(only, order), order) ?? dayOfGroups(cut(only, yearFirst), yearFirst)
  return dayOfGroups(groups, only.length === 4 ? yearFirst : order)
}

/** Whether nothing is left to type of a day: "1/2/20" may still become "1/2/2027", and "2026-1-2" the 21st. */
export const isTypedInFull = (typed: string): boolean =>
  /(?:^|\D)(?:\d{4}|\d{8})$|^\d{4}\D.*\D\d{2}$/.test(typed.trim())

/** Writes a day as it is typed where the reader is, with two digits for day and month: "12/21/2026". */
export const writeDay = (day: string, locale: Locale): string =>
  dateTimeFormat(locale, numeric).format(new Date(`${day}T00:00:00Z`))

/** How a day is typed where the reader is: "mm/dd/yyyy". */
export const dayPattern = (locale: Locale, letters: Record<Part, string>): string =>
  dateTimeFormat(locale, numeric)
    .formatToParts(0)
    .map(({ type, value }) => (isPart(type) ? letters[type].repeat(type === 'year' ? 4 : 2) : value))
    .join('')

const yearFirst: readonly Part[] = ['year', 'month', 'day']

const orderOf = (locale: Locale): readonly Part[] =>
  dateTimeFormat(locale, numeric)
    .formatToParts(0)
    .flatMap(({ type }) => (isPart(type) ? type : []))

/** Digits without separators, which is all that the keyboard of a phone may offer. */
function cut(digits: string, order: readonly Part[]): string[] {
  if (digits.length !== 6 && digits.length !== 8) return []
  let from = 0
  return order.map((part) => {
    const length = part === 'year' ? digits.length - 4 : 2
    from += length
    return digits.slice(from - length, from)
  })
}

function dayOfGroups(groups: readonly string[], order: readonly Part[]): string | undefined {
  if (groups.length !== 3) return undefined
  const of = (part: Part) => groups[order.indexOf(part)] ?? ''
  const [day, month, year] = [of('day'), of('month'), of('year')]
  if (day.length > 2 || month.length > 2) return undefined
  if (year.length === 4) return dayOf(Number(year), Number(month), Number(day))
  return year.length === 2 ? dayOf(inFull(Number(year)), Number(month), Number(day)) : undefined
}

/** 26 is 2026, and 98 is 1998. */
function inFull(year: number): number {
  const latest = new Date().getFullYear() + YEARS_AHEAD
  return latest - ((((latest - year) % 100) + 100) % 100)
}

function dayOf(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day))
  const isPossible = year >= FIRST_YEAR && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return isPossible ? date.toISOString().slice(0, 10) : undefined
}
