import { dayAt } from '../domain/time-zone'
import type { Asker, DayPeriod, ToolInput } from './record-tool'

/** Whether a moment is in a period, by the asker's days. */
export function isInPeriod(
  moment: Date,
  period: DayPeriod | undefined,
  { timeZone }: Pick<Asker, 'timeZone'>,
): boolean {
  if (!period) return true
  const day = dayAt(timeZone, moment)
  return (period.from === undefined || day >= period.from) && (period.to === undefined || day <= period.to)
}

/** Whether a text has all words of one of the alternatives, at the beginning of its own words. */
export function hasWords(text: string, alternatives: ToolInput['words']): boolean {
  if (!alternatives || alternatives.length === 0) return true
  const words = wordsOf(text)
  return alternatives.some((wanted) =>
    wanted.every((one) => words.some((word) => word.startsWith(withoutSigns(plain(one))))),
  )
}

/** The words of a text, and those with hyphens as one, too: numbers are typed with and without them. */
const wordsOf = (text: string): string[] => [
  ...plain(text).split(/[^\p{L}\p{N}]+/u),
  ...plain(text).split(/\s+/).map(withoutSigns),
]

const withoutSigns = (word: string) => word.replace(/[^\p{L}\p{N}]+/gu, '')

const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()

/** The part of all records that was wanted. */
export const wanted = <Item>(items: readonly Item[], { skip = 0, limit }: Pick<ToolInput, 'skip' | 'limit'>): Item[] =>
  items.slice(skip, skip + limit)
