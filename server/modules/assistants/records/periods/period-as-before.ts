import type { NamedPeriod } from '../words/slots'
import { periodBefore } from './period-before'
import type { PeriodTable } from './period-table'
import { startsAt } from './time-words'

const articles: ReadonlySet<string> = new Set(['the', 'el', 'la'])

/** "This month and last", "este mes y el pasado": the unit is that of the period before. */
export function periodAsBefore(
  { period, otherPeriods }: { period: NamedPeriod | undefined; otherPeriods: readonly NamedPeriod[] },
  words: readonly string[],
  position: number,
  table: PeriodTable,
): { period: NamedPeriod; length: number } | undefined {
  const length = startsAt(words, position, table.past)
  const joint = articles.has(words[position - 1] ?? '') ? position - 2 : position - 1
  const isJoined = startsAt(words, joint, table.and) === 1 && joint > 0
  const isEnd = words[position + length] === undefined
  if (!period || otherPeriods.length > 0 || length === 0 || !isJoined || !isEnd) return undefined
  return { period: periodBefore(period), length }
}
