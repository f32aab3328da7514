import type { Language } from '../../../../domain/text'
import { stem } from '../../../../languages/text/stem'
import { isEverydayWord } from '../../finding/question/stop-words'
import { vocabularyOf } from '../grammar/vocabulary'
import { periodTableOf } from '../periods/period-table'
import { dictionaryOf } from './misspelt-word'
import { otherLanguage } from './other-language'

/** Words that only another language has: "el último payout", "who apuntó the hours". */
export interface BorrowedWords {
  language: Language
  positions: ReadonlySet<number>
}

/** The words that a sentence borrows from the other language; undefined if it has none, or is rather in that one. */
export function borrowedIn(words: readonly string[], language: Language): BorrowedWords | undefined {
  const other = otherLanguage(language)
  const onlyIn = (one: Language, not: Language) =>
    words.flatMap((word, position) => (isKnownIn(one, word) && !isKnownIn(not, word) ? [position] : []))
  const borrowed = onlyIn(other, language)
  const own = onlyIn(language, other).length
  const isRatherOther = own < Math.min(borrowed.length, MIN_OWN_WORDS)
  return borrowed.length > 0 && !isRatherOther ? { language: other, positions: new Set(borrowed) } : undefined
}

/** Fewer may be names, or borrowed themselves. */
const MIN_OWN_WORDS = 3

function isKnownIn(language: Language, word: string): boolean {
  const kind = dictionaryOf(language).kindOf.get(word)
  if (isEverydayWord(word, [language]) || (kind !== undefined && kind !== 'grammar')) return true
  // "En" is English only in "en route".
  return kind === 'grammar' && meansByItself(word, language)
}

function meansByItself(word: string, language: Language): boolean {
  const { months, weekdays, units } = periodTableOf(language)
  if (months.has(word) || weekdays.has(word) || units.has(word)) return true
  return vocabularyOf(language).phrases.at([word], [stem(word, language)], 0) !== undefined
}
