import { decimalsOf } from '../domain/amount-writer'
import { dayAt } from '../domain/time-zone'
import type { AmountRange, Asker, DayPeriod, ToolInput } from './record-tool'

/** Whether a moment is in a period, by the asker's days. */
export function isInPeriod(
  moment: Date,
  period: DayPeriod | undefined,
  { timeZone }: Pick<Asker, 'timeZone'>,
): boolean {
  return !period || isDayIn(dayAt(timeZone, moment), period)
}

/** Whether a day is in a period; what has no day is in none. */
export function isDayIn(day: string | null, period: DayPeriod | undefined): boolean {
  if (!period) return true
  if (day === null) return false
  return (period.from === undefined || day >= period.from) && (period.to === undefined || day <= period.to)
}

/**
 * Whether an amount is in a range of whole units of its currency; what has no amount is in none.
 * @param amount in minor units
 */
export function isInAmount(amount: number | null, currency: string, range: AmountRange | undefined): boolean {
  if (!range) return true
  if (amount === null) return false
  const { from = -Infinity, to = Infinity, isExclusive } = range
  const units = amount / 10 ** decimalsOf(currency)
  return isExclusive ? units > from && units < to : units >= from && units <= to
}

/**
 * Whether a text has all words of one of the alternatives, at the beginning of its own words; those of a few letters as whole
 * words or their plurals.
 */
export const hasWords = (text: string, alternatives: ToolInput['words']): boolean => matcherOf(alternatives)(text)

/** The same for many texts. */
export function matcherOf(alternatives: ToolInput['words']): (text: string) => boolean {
  if (!alternatives || alternatives.length === 0) return () => true
  const beginnings = alternatives.map((wanted) => wanted.map((one) => withoutSigns(plain(one))))
  return (text) => {
    const words = wordsOf(plain(text))
    return beginnings.some((wanted) => wanted.every((one) => words.some((word) => isBegunBy(word, one))))
  }
}

/** "Rod" is in "rods", but "wat" is not in "water". */
const isBegunBy = (word: string, wanted: string): boolean =>
  word.startsWith(wanted) && (wanted.length > 3 || /\d/.test(wanted) || /^(?:e?s)?$/.test(word.slice(wanted.length)))

/** The words of a text, and those with hyphens as one, too: numbers are typed with and without them. */
const wordsOf = (text: string): string[] => [...text.split(/[^\p{L}\p{N}]+/u), ...text.split(/\s+/).map(withoutSigns)]

const withoutSigns = (word: string) => word.replace(/[^\p{L}\p{N}]+/gu, '')

const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()

/** The part of all records that was wanted. */
export const wanted = <Item>(items: readonly Item[], { skip = 0, limit }: Pick<ToolInput, 'skip' | 'limit'>): Item[] =>
  items.slice(skip, skip + limit)
