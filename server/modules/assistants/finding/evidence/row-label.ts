import type { Language } from '../languages/language'
import { isOfNegation } from '../query/negation'
import { isStopWord } from '../query/stop-words'
import type { Matcher } from '../ranking/match'
import { nameColumn } from './name-column'
import type { Unit } from './unit'

const MIN_WORD_LENGTH = 3

/** Whether the question explains a word of a manual. */
export type WordTest = (word: string) => boolean

/** Remembers its answers, because the labels of a table repeat each other's words. */
export function createWordTest(matcher: Matcher): WordTest {
  const known = new Map<string, boolean>()
  return (word) => {
    const key = word.toLowerCase()
    const answer = known.get(key) ?? matcher(word).some((strength) => strength > 0)
    known.set(key, answer)
    return answer
  }
}

/**
 * The share (0 to 1) of the words of a row's name that the question explains, but for those that negate it: "hydraulic
 * oil" explains the row "Hydraulic oil" wholly, "Hydraulic oil filter cover" by half. 0 for what is no row or has no name.
 */
export function shareOfLabel({ cells = [], columns = [] }: Unit, language: Language, isExplained: WordTest): number {
  const words = wordsOf(cells[nameColumn(cells, columns)] ?? '')
  return shareOfWords(
    words.filter((word) => !isOfNegation(word.toLowerCase(), language)),
    isExplained,
  )
}

/** The same for the nearest heading of a passage, without its function words: "Bleeding the brakes". */
export function shareOfHeading(headings: readonly string[], language: Language, isExplained: WordTest): number {
  const words = wordsOf(headings.at(-1) ?? '')
  return shareOfWords(
    words.filter((word) => !isStopWord(word.toLowerCase(), language)),
    isExplained,
  )
}

const wordsOf = (text: string) =>
  text.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length >= MIN_WORD_LENGTH && /\p{L}/u.test(word))

const shareOfWords = (words: readonly string[], isExplained: WordTest) =>
  words.length === 0 ? 0 : words.filter(isExplained).length / words.length
