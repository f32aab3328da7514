import { addDays, type Day, isDay, mondayOf } from '../../../../domain/day'
import type { PeriodTable } from './period-table'
import {
  dayIn,
  dayOfMonth,
  feast,
  monthOfYear,
  namedUnit,
  nearestMonth,
  ordinalDay,
  partOfYear,
  thirdOfMonth,
  yearAlone,
} from './read-month'
import { articleAt, type ReadDay, readNumber, startsAt, sure } from './time-words'
import { unitAround, unitsBack } from './units'

/** A day, week, month, quarter or year as it is named, with an article or not. */
export const daysOf: ReadDay = (words, position, table, clock) => {
  const article = articleAt(words, position)
  for (const read of [
    named,
    ago,
    thirdOfMonth,
    partOfYear,
    feast,
    unitBefore,
    unitAfter,
    namedUnit,
    dayOfMonth,
    ordinalDay,
    monthOfYear,
    figures,
    weekday,
    yearAlone,
  ]) {
    const found = read(words, position + article, table, clock)
    if (found) return { ...found, length: found.length + article }
  }
  return undefined
}

/** "Yesterday". */
const named: ReadDay = (words, position, table, { today }) => {
  const found = table.days.find(({ phrase }) => startsAt(words, position, [phrase]) > 0)
  return found && sure(unitAround(addDays(today, found.offset), 'day'), found.phrase.length)
}

/** "3 weeks ago", "a month ago", "hace tres semanas". */
const ago: ReadDay = (words, position, table, { today }) => {
  const before = startsAt(words, position, table.ago)
  const count = readNumber(words[position + before], table) ?? (one.has(words[position + before] ?? '') ? 1 : undefined)
  const unit = table.units.get(words[position + before + 1] ?? '')
  if (count === undefined || !unit) return undefined
  const behind = startsAt(words, position + before + 2, table.ago)
  if (before + behind === 0) return undefined
  const day = unitsBack(today, unit, count)
  return sure(unit === 'day' ? unitAround(day, 'day') : unitAround(day, unit), before + 2 + behind)
}

const one = new Set(['a', 'an', 'un', 'una'])

/** "Last month", "this year", "próximo mes". */
const unitBefore: ReadDay = (words, position, table, { today }) => {
  for (const [phrases, shift] of shiftsOf(table)) {
    const length = startsAt(words, position, phrases)
    const unit = length > 0 && table.units.get(words[position + length] ?? '')
    if (unit) return sure(unitAround(today, unit, shift), length + 1)
  }
  return lastNamed(words, position, table, today)
}

/** "Mes pasado", "año en curso". */
const unitAfter: ReadDay = (words, position, table, { today }) => {
  const unit = table.units.get(words[position] ?? '')
  if (!unit) return undefined
  for (const [phrases, shift] of shiftsOf(table)) {
    const length = startsAt(words, position + 1, phrases)
    if (length > 0) return sure(unitAround(today, unit, shift), length + 1)
  }
  return undefined
}

const shiftsOf = ({ past, current, next }: PeriodTable) =>
  [
    [past, -1],
    [current, 0],
    [next, 1],
  ] as const

/** "Last October", "last Friday", "next March". */
function lastNamed(words: readonly string[], position: number, table: PeriodTable, today: Day) {
  for (const [phrases, shift] of shiftsOf(table)) {
    const length = startsAt(words, position, phrases)
    const month = length > 0 ? table.months.get(words[position + length] ?? '') : undefined
    if (month !== undefined) return sure(nearestMonth(today, month, shift), length + 1)
    const weekdayNumber = length > 0 ? table.weekdays.get(words[position + length] ?? '') : undefined
    if (weekdayNumber !== undefined && shift <= 0)
      return sure(unitAround(lastWeekday(today, weekdayNumber), 'day'), length + 1)
  }
  return undefined
}

/** "2026-10-12", "10/12/2026", "12.10." */
const figures: ReadDay = (words, position, _, { today, isDayFirst }) => {
  const word = words[position] ?? ''
  if (isDay(word)) return sure({ from: word, to: word }, 1)
  const [, first, second, year] = /^(\d{1,2})[/.](\d{1,2})(?:[/.](\d{2}|\d{4}))?$/.exec(word) ?? []
  if (!first || !second) return undefined
  const [date, month] = isDayFirst ? [first, second] : [second, first]
  const full = year === undefined ? undefined : Number(year.length === 2 ? `20${year}` : year)
  const day = dayIn(full, Number(month) - 1, Number(date), today) ?? dayIn(full, Number(date) - 1, Number(month), today)
  return day && sure({ from: day, to: day }, 1)
}

const weekday: ReadDay = (words, position, { weekdays }, { today }) => {
  const found = weekdays.get(words[position] ?? '')
  return found === undefined ? undefined : sure(unitAround(lastWeekday(today, found), 'day'), 1)
}

/** The last such day before today. */
function lastWeekday(today: Day, weekdayNumber: number): Day {
  const thisWeek = addDays(mondayOf(today), weekdayNumber)
  return thisWeek < today ? thisWeek : addDays(thisWeek, -7)
}
