import type { Language } from '../../../../languages/language'
import type { Vocabulary } from '../question/spelling'

/** The vocabulary of manuals in these languages that use each of the words, in every language. */
export function vocabularyOf(
  languages: readonly Language[],
  words: readonly string[] | ReadonlyMap<string, number>,
): Vocabulary {
  const counts = words instanceof Map ? words : new Map([...words].map((word) => [word, 1]))
  const hasIn = (word: string, language: Language) => languages.includes(language) && counts.has(word)
  return {
    words: counts,
    wordsIn: (language) => (languages.includes(language) ? counts : new Map()),
    has: (word) => counts.has(word),
    hasIn,
    isOnCover: () => false,
    isModel: () => false,
    variantsOf: () => [],
    languages,
    mainLanguages: languages,
  }
}
