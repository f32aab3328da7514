import type { Day } from '../../../../domain/day'
import type { DayPeriod } from '../../../../record-tools/record-tool'
import type { PeriodTable } from './period-table'

export interface Clock {
  today: Day
  /** Whether figures have the day before the month: `3/10`. */
  isDayFirst: boolean
}

export interface ReadDays {
  period: DayPeriod
  /** How many words it takes. */
  length: number
  /** Whether the words mean a time only after "in" or "since": a year alone, or "may". */
  needsPreposition: boolean
}

export type ReadDay = (
  words: readonly string[],
  position: number,
  table: PeriodTable,
  clock: Clock,
) => ReadDays | undefined

/** Words that mean a time wherever they are. */
export const sure = (period: DayPeriod, length: number): ReadDays => ({ period, length, needsPreposition: false })

/** The length of the longest phrase at a position; 0 if none of them is there. */
export const startsAt = (words: readonly string[], position: number, phrases: readonly string[][]): number =>
  phrases.find((phrase) => phrase.every((word, index) => words[position + index] === word))?.length ?? 0

/** Nobody counts more days, months or years, and the calendar does not go back further than some thousand. */
const MAX_COUNT = 1000

export function readNumber(word: string | undefined, { numbers }: PeriodTable): number | undefined {
  if (word === undefined) return undefined
  const number = /^\d{1,4}$/.test(word) ? Number(word) : numbers.get(word)
  return number !== undefined && number <= MAX_COUNT ? number : undefined
}

/** Between a day, its month and its year. */
export const isLink = (word: string | undefined): boolean => word === 'of' || word === 'de' || word === 'del'

const articles = new Set(['the', 'el', 'la', 'los', 'las'])

/** 1 if there is an article at a position, else 0. */
export const articleAt = (words: readonly string[], position: number): number =>
  articles.has(words[position] ?? '') ? 1 : 0
