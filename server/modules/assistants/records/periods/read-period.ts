import { addDays, daysBetween } from '../../../../domain/day'
import type { DayPeriod } from '../../../../record-tools/record-tool'
import type { PeriodTable } from './period-table'
import { daysOf } from './read-day'
import { dayAlone, isYear, withDate } from './read-month'
import { articleAt, type Clock, readNumber, startsAt } from './time-words'
import { unitAround, unitsBack } from './units'

export interface ReadPeriod {
  period: DayPeriod
  /** How many words it takes. */
  length: number
}

type Read = (words: readonly string[], position: number, table: PeriodTable, clock: Clock) => ReadPeriod | undefined

/** The period at a position of a question: "last month", "since June", "between 1 October and 15 November". */
export const readPeriod: Read = (words, position, table, clock) => {
  for (const read of [fromTo, upTo, since, before, after, severalUnits, at, ofCurrent, olderThan]) {
    const found = read(words, position, table, clock)
    if (found) return found
  }
  return undefined
}

/** "Between October and November", "from 1 to 15 October". */
const fromTo: Read = (words, position, table, clock) => {
  for (const phrases of [table.between, table.since]) {
    const opening = startsAt(words, position, phrases)
    const found = opening > 0 ? range(words, position + opening, table.and, table, clock) : undefined
    if (found) return { ...found, length: opening + found.length }
  }
  return undefined
}

/** "October 1 to 15", "August through October". */
const upTo: Read = (words, position, table, clock) => range(words, position, table.until, table, clock)

/** What is from a day, month or year to another one, with one of the phrases between them. */
function range(
  words: readonly string[],
  position: number,
  joints: readonly string[][],
  table: PeriodTable,
  clock: Clock,
): ReadPeriod | undefined {
  const first = daysOf(words, position, table, clock) ?? dayAlone(words, position)
  const joint = first ? startsAt(words, position + first.length, joints) : 0
  if (!first || joint === 0) return undefined
  const lastAt = position + first.length + joint
  const last = daysOf(words, lastAt, table, clock) ?? dayAlone(words, lastAt)
  const named = 'period' in first ? first.period.from : last && 'period' in last ? last.period.to : undefined
  if (!last || !named) return undefined
  const from = 'date' in first ? withDate(named, first.date) : first.period.from
  const to = 'date' in last ? withDate(named, last.date) : last.period.to
  if (!from || !to) return undefined
  const length = first.length + joint + last.length
  if (from <= to) return { period: { from, to }, length }
  if ('date' in first || 'date' in last) return undefined
  // "From November to March" crosses a year, and "from Friday to Monday" a week; the year that is said is meant.
  const unit = daysBetween(to, from) < 7 ? 'week' : 'year'
  const isYearSaid = words.slice(position, position + first.length).some(isYear)
  const period = isYearSaid ? { from, to: unitsBack(to, unit, -1) } : { from: unitsBack(from, unit, 1), to }
  return { period, length }
}

const since: Read = (words, position, table, clock) => {
  const opening = startsAt(words, position, table.since)
  const days = opening > 0 && daysOf(words, position + opening, table, clock)
  return days ? { period: { from: days.period.from }, length: opening + days.length } : undefined
}

const before: Read = (words, position, table, clock) => {
  for (const [phrases, shift] of [
    [table.before, -1],
    [table.until, 0],
  ] as const) {
    const opening = startsAt(words, position, phrases)
    const days = opening > 0 && daysOf(words, position + opening, table, clock)
    const end = days && (shift < 0 ? days.period.from : days.period.to)
    if (days && end) return { period: { to: addDays(end, shift) }, length: opening + days.length }
  }
  return undefined
}

const after: Read = (words, position, table, clock) => {
  const opening = startsAt(words, position, table.after)
  const days = opening > 0 ? daysOf(words, position + opening, table, clock) : undefined
  if (!days?.period.to) return undefined
  return { period: { from: addDays(days.period.to, 1) }, length: opening + days.length }
}

/** "The last 3 months", "los últimos 30 días": until today; "the next 2 weeks": from today. */
const severalUnits: Read = (words, position, table, { today }) => {
  const article = articleAt(words, position)
  for (const [phrases, direction] of [
    [table.past, 1],
    [table.next, -1],
  ] as const) {
    const opening = startsAt(words, position + article, phrases)
    const count = readNumber(words[position + article + opening], table)
    const unit = table.units.get(words[position + article + opening + 1] ?? '')
    if (opening === 0 || count === undefined || !unit) continue
    const end = unitsBack(today, unit, direction * count)
    const period = direction > 0 ? { from: addDays(end, 1), to: today } : { from: today, to: end }
    return { period, length: article + opening + 2 }
  }
  return undefined
}

/** Whether the word before is a preposition of times that another phrase has taken: "order from the 26th". */
const followsPreposition = (words: readonly string[], position: number, { at, since }: PeriodTable): boolean =>
  [...at, ...since].some(([word, ...others]) => others.length === 0 && word === words[position - 1])

/** A day, a month or a year, with or without "in" or "on" before it. */
const at: Read = (words, position, table, clock) => {
  const direct = daysOf(words, position, table, clock)
  if (direct && (!direct.needsPreposition || followsPreposition(words, position, table))) return direct
  const opening = startsAt(words, position, table.at)
  if (opening === 0) return undefined
  const found = daysOf(words, position + opening, table, clock) ?? severalUnits(words, position + opening, table, clock)
  return found && { period: found.period, length: opening + found.length }
}

/** "The biggest of the year", but not "of the year before". */
const ofCurrent: Read = (words, position, table, { today }) => {
  const opening = startsAt(words, position, table.ofCurrent)
  const unit = opening > 0 ? table.units.get(words[position + opening] ?? '') : undefined
  const end = position + opening + 1
  const isOther = [table.before, table.after, table.past, table.next, table.ago].some(
    (phrases) => startsAt(words, end, phrases) > 0,
  )
  return unit && unit !== 'day' && !isOther ? { period: unitAround(today, unit), length: opening + 1 } : undefined
}

/** "Older than a month", "hace más de 2 semanas": until then. */
const olderThan: Read = (words, position, table, { today }) => {
  const opening = startsAt(words, position, table.olderThan)
  const counted = words[position + opening]
  const count = isOne.has(counted ?? '') ? 1 : readNumber(counted, table)
  const unit = table.units.get(words[position + opening + 1] ?? '')
  if (opening === 0 || count === undefined || !unit) return undefined
  return { period: { to: addDays(unitsBack(today, unit, count), -1) }, length: opening + 2 }
}

const isOne = new Set(['a', 'an', 'un', 'una'])
