import { type Day, isDay } from '../../../../domain/day'
import type { DayPeriod } from '../../../../record-tools/record-tool'
import { articleAt, isLink, type ReadDay, startsAt, sure } from './time-words'
import { monthPeriod, monthsPeriod, unitsBack } from './units'

/** "12 October", "October 12", "12 de octubre de 2026", "Oct 12th". */
export const dayOfMonth: ReadDay = (words, position, table, { today }) => {
  const link = (at: number) => (isLink(words[at]) ? 1 : 0)
  const dayFirst = dayNumber(words[position])
  const afterDay = position + 1 + link(position + 1)
  const monthThen = dayFirst === undefined ? undefined : table.months.get(words[afterDay] ?? '')
  const monthFirst = table.months.get(words[position] ?? '')
  const dayThen = monthFirst === undefined ? undefined : dayNumber(words[position + 1])
  const [date, month, end] =
    dayFirst !== undefined && monthThen !== undefined
      ? [dayFirst, monthThen, afterDay + 1]
      : [dayThen, monthFirst, position + 2]
  if (date === undefined || month === undefined) return undefined
  const yearAt = end + link(end)
  const year = yearNumber(words[yearAt])
  const day = dayIn(year, month, date, today)
  return day && sure({ from: day, to: day }, (year === undefined ? end : yearAt + 1) - position)
}

/** "The 26th": the last one. Others than days are not numbered that high; its month may follow: "the 10th to the 15th". */
export const ordinalDay: ReadDay = (words, position, table, { today }) => {
  const [, digits] = /^([1-3]\d)(?:st|nd|rd|th)$/.exec(words[position] ?? '') ?? []
  const next = words[position + 1]
  const goesOn = isLink(next) || startsAt(words, position + 1, [...table.and, ...table.until]) > 0
  if (digits === undefined || goesOn || table.units.has(next ?? '')) return undefined
  const months = [0, 1, 2].map((back) => unitsBack(today, 'month', back))
  const day = months.flatMap((month) => withDate(month, Number(digits)) ?? []).find((one) => one <= today)
  return day && { period: { from: day, to: day }, length: 1, needsPreposition: true }
}

/** "October", "octubre de 2025". */
export const monthOfYear: ReadDay = (words, position, table, { today }) => {
  const name = words[position] ?? ''
  const month = table.months.get(name)
  if (month === undefined) return undefined
  const link = isLink(words[position + 1]) ? 1 : 0
  const year = yearNumber(words[position + 1 + link])
  if (year !== undefined) return sure(monthPeriod(year, month), 2 + link)
  return { ...sure(nearestMonth(today, month, 0), 1), needsPreposition: table.ambiguousMonths.has(name) }
}

/** "Mid November", "a finales de octubre". */
export const thirdOfMonth: ReadDay = (words, position, table, clock) => {
  const found = table.thirds.find(({ phrase }) => startsAt(words, position, [phrase]) > 0)
  const month = found && monthOfYear(words, position + found.phrase.length, table, clock)
  if (!found || !month?.period.from || !month.period.to) return undefined
  const from = withDate(month.period.from, found.from)
  const to = found.to === undefined ? month.period.to : withDate(month.period.from, found.to)
  return sure({ from, to }, found.phrase.length + month.length)
}

/** "Christmas": the last one; "last Christmas" is the same. */
export const feast: ReadDay = (words, position, table, { today }) => {
  const before = startsAt(words, position, table.past)
  const found = table.feasts.find(({ phrase }) => startsAt(words, position + before, [phrase]) > 0)
  const day = found && dayIn(undefined, found.month, found.date, today)
  return day && sure({ from: day, to: day }, before + found.phrase.length)
}

/** "Summer", "q3 2025": the last that has begun where no year is said. */
export const partOfYear: ReadDay = (words, position, table, { today }) => {
  const found = table.parts.find(({ phrase }) => startsAt(words, position, [phrase]) > 0)
  if (!found) return undefined
  const end = position + found.phrase.length
  const year = yearNumber(words[end + (isLink(words[end]) ? 1 : 0)])
  const thisYear = Number(today.slice(0, 4))
  const hasBegun = monthPeriod(thisYear, found.month).from <= today
  const of = year ?? (hasBegun ? thisYear : thisYear - 1)
  const length = year === undefined ? found.phrase.length : end + (isLink(words[end]) ? 2 : 1) - position
  return sure(monthsPeriod(of, found.month, found.length), length)
}

/** "The month of October", "el año 2025". */
export const namedUnit: ReadDay = (words, position, table, clock) => {
  const unit = table.units.get(words[position] ?? '')
  const link = isLink(words[position + 1]) ? 1 : 0
  const read = unit === 'month' ? monthOfYear : unit === 'year' ? yearAlone : undefined
  const found = read?.(words, position + 1 + link, table, clock)
  return found && sure(found.period, found.length + 1 + link)
}

export const yearAlone: ReadDay = (words, position) => {
  const year = yearNumber(words[position])
  if (year === undefined) return undefined
  return {
    period: { from: monthPeriod(year, 0).from, to: monthPeriod(year, 11).to },
    length: 1,
    needsPreposition: true,
  }
}

/** "15" or "the 15th", whose month is named elsewhere. */
export function dayAlone(words: readonly string[], position: number): { date: number; length: number } | undefined {
  const article = articleAt(words, position)
  const date = dayNumber(words[position + article])
  return date === undefined ? undefined : { date, length: article + 1 }
}

/** The day with a date in the month of another; undefined if that month has no such day. */
export function withDate(of: Day, date: number): Day | undefined {
  const text = `${of.slice(0, 8)}${String(date).padStart(2, '0')}`
  return isDay(text) ? text : undefined
}

function dayNumber(word: string | undefined): number | undefined {
  const [, digits] = /^(\d{1,2})(?:st|nd|rd|th|o|º)?$/.exec(word ?? '') ?? []
  const number = Number(digits)
  return number >= 1 && number <= 31 ? number : undefined
}

export const isYear = (word: string): boolean => /^20\d\d$/.test(word)

const yearNumber = (word: string | undefined): number | undefined =>
  word !== undefined && isYear(word) ? Number(word) : undefined

/** The last such day where no year is said; undefined for one that no calendar has. */
export function dayIn(year: number | undefined, month: number, date: number, today: Day): Day | undefined {
  const text = (of: number) => `${of}-${String(month + 1).padStart(2, '0')}-${String(date).padStart(2, '0')}`
  const thisYear = Number(today.slice(0, 4))
  const candidates = year === undefined ? [text(thisYear), text(thisYear - 1)] : [text(year)]
  const days = candidates.filter(isDay)
  return days.find((one) => year !== undefined || one <= today) ?? days[0]
}

/** The month that was last, or this one; the next with a shift of 1. */
export function nearestMonth(today: Day, month: number, shift: number): DayPeriod {
  const year = Number(today.slice(0, 4))
  const isThis = today.slice(5, 7) === String(month + 1).padStart(2, '0')
  if (shift < 0 && isThis) return monthPeriod(year - 1, month)
  if (shift > 0) return monthPeriod(monthPeriod(year, month).from > today ? year : year + 1, month)
  return monthPeriod(monthPeriod(year, month).from > today ? year - 1 : year, month)
}
