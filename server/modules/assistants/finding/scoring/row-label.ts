import type { Language } from '../../../../languages/language'
import { normalise } from '../../../../languages/text/normalise'
import { stem } from '../../../../languages/text/stem'
import { withoutNegations } from '../question/negation'
import type { Query } from '../question/query'
import { isStopWord } from '../question/stop-words'
import { createMatcher, type Matcher } from '../retrieving/match'
import { nameColumn } from './name-column'
import type { Unit } from './unit'

const MIN_WORD_LENGTH = 3

/** Whether the question explains a word of a manual, which occurs in a name of these words. */
export type WordTest = (word: string, name: readonly string[]) => boolean

/**
 * A word is explained alone, or with others by another name that has them all: "axle oil" explains both words of the row
 * "Axle oil". Remembers its answers, because the labels of a table repeat each other's words.
 */
export function createWordTest(
  query: Query,
  language: Language,
  matcher: Matcher = createMatcher(query, language),
): WordTest {
  const answers = new Map<string, boolean>()
  const phrases = query.terms.flatMap(({ variants }) =>
    variants.flatMap(({ words }) => (words.length > 1 ? [words.map((word) => stem(word, language))] : [])),
  )
  const isExplainedAlone = (word: string) => {
    const answer = answers.get(word) ?? matcher(word).some((strength) => strength > 0)
    answers.set(word, answer)
    return answer
  }
  const stems = new Map<string, string>()
  const stemOf = (word: string) => {
    const found = stems.get(word) ?? stem(normalise(word), language)
    stems.set(word, found)
    return found
  }
  return (word, name) => {
    if (isExplainedAlone(word.toLowerCase())) return true
    const own = stemOf(word)
    const having = phrases.filter((phrase) => phrase.includes(own))
    if (having.length === 0) return false
    const others = new Set(name.map(stemOf))
    return having.some((phrase) => phrase.every((one) => others.has(one)))
  }
}

/**
 * The share (0 to 1) of the words of a row's name that the question explains, but for those that negate it: "hydraulic
 * oil" explains the row "Hydraulic oil" wholly, "Hydraulic oil filter cover" by half. 0 for what is no row or has no name.
 */
export const shareOfLabel = ({ cells = [], columns = [] }: Unit, language: Language, isExplained: WordTest): number =>
  shareOfWords(withoutNegations(wordsOf(cells[nameColumn(cells, columns)] ?? ''), language), isExplained)

/** The same for the nearest heading of a passage, without its function words: "Bleeding the brakes". */
export function shareOfHeading(headings: readonly string[], language: Language, isExplained: WordTest): number {
  const words = wordsOf(headings.at(-1) ?? '')
  return shareOfWords(
    words.filter((word) => !isStopWord(word.toLowerCase(), language)),
    isExplained,
  )
}

const wordsOf = (text: string) =>
  text
    .replace(/(?<=n)['’](?=t\b)/giu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= MIN_WORD_LENGTH && /\p{L}/u.test(word))

const shareOfWords = (words: readonly string[], isExplained: WordTest) =>
  words.length === 0 ? 0 : words.filter((word) => isExplained(word, words)).length / words.length
