import { type Language, languages } from './language'
import { languageData } from './language-data'

/** The function words of a text in each language, as shares of its words. */
export type WordShares = Record<Language, number>

/** Expects normalised words. A word of several languages counts for each, but less. */
export function shareOfStopWords(words: readonly string[]): WordShares {
  const shares = noShares()
  if (words.length === 0) return shares
  for (const word of words) {
    const matching = languagesOf(word)
    for (const language of matching) shares[language] += 1 / matching.length / words.length
  }
  return shares
}

/** The language with the most function words, or the preferred one if no other has more. Expects normalised words. */
export function detectByWords(words: readonly string[], preferred: Language): Language {
  const shares = shareOfStopWords(words)
  return languages.reduce((best, language) => (shares[language] > shares[best] ? language : best), preferred)
}

const languagesByWord = new Map<string, readonly Language[]>()
for (const language of languages)
  for (const word of languageData[language].stopWords)
    languagesByWord.set(word, [...(languagesByWord.get(word) ?? []), language])

/** Whether a normalised word is a function word of any language. */
export const isFunctionWord = (word: string) => languagesByWord.has(word)

const languagesOf = (word: string) => languagesByWord.get(word) ?? []

// The entries are those of all languages.
const noShares = () => Object.fromEntries(languages.map((language) => [language, 0])) as WordShares
