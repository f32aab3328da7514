import { addDays } from '../../../../domain/day'
import type { DayPeriod } from '../../../../record-tools/record-tool'
import type { PeriodTable } from './period-table'
import { daysOf } from './read-day'
import { articleAt, type Clock, readNumber, startsAt } from './time-words'
import { unitsBack } from './units'

export interface ReadPeriod {
  period: DayPeriod
  /** How many words it takes. */
  length: number
}

type Read = (words: readonly string[], position: number, table: PeriodTable, clock: Clock) => ReadPeriod | undefined

/** The period at a position of a question: "last month", "since June", "between 1 October and 15 November". */
export const readPeriod: Read = (words, position, table, clock) => {
  for (const read of [between, fromTo, since, before, after, severalUnits, at]) {
    const found = read(words, position, table, clock)
    if (found) return found
  }
  return undefined
}

/** "Between October and November". */
const between: Read = (words, position, table, clock) => {
  const opening = startsAt(words, position, table.between)
  return opening === 0 ? undefined : range(words, position, opening, table, clock)
}

/** "From October to November". */
const fromTo: Read = (words, position, table, clock) => {
  const opening = startsAt(words, position, table.since)
  return opening === 0 ? undefined : range(words, position, opening, table, clock)
}

function range(words: readonly string[], position: number, opening: number, table: PeriodTable, clock: Clock) {
  const first = daysOf(words, position + opening, table, clock)
  if (!first) return undefined
  const joint = startsAt(words, position + opening + first.length, table.and)
  const last = joint > 0 && daysOf(words, position + opening + first.length + joint, table, clock)
  if (!last) return undefined
  const from = first.period.from
  const to = last.period.to
  // "From November to March" crosses a year; "from 1 to 15 October" names the month once.
  return { period: { from, to }, length: opening + first.length + joint + last.length }
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

/** A day, a month or a year, with or without "in" or "on" before it. */
const at: Read = (words, position, table, clock) => {
  const direct = daysOf(words, position, table, clock)
  if (direct && !direct.needsPreposition) return direct
  const opening = startsAt(words, position, table.at)
  if (opening === 0) return undefined
  const found = daysOf(words, position + opening, table, clock) ?? severalUnits(words, position + opening, table, clock)
  return found && { period: found.period, length: opening + found.length }
}
