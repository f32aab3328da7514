import type { Language } from './language'
import { languageData } from './language-data'
import { tokenise } from './text/tokenise'
import { isTermOf } from './word-evidence'

/**
 * Whether a text has more words that only the one language has than words that only the other has. Figures, codes and names
 * are of no language, and many words of the trade are of both.
 */
export function isRatherIn(text: string, language: Language, other: Language): boolean {
  const words = [...new Set(tokenise(text))].filter((word) => /^[a-z]{2,}$/.test(word))
  const votes = words.map((word) => Number(isWordOf(word, language)) - Number(isWordOf(word, other)))
  return votes.reduce((sum, vote) => sum + vote, 0) > 0
}

function isWordOf(word: string, language: Language): boolean {
  const { stopWords, fillerWords, speechWords, knownWords } = languageData[language]
  if (stopWords.has(word) || isTermOf(word, language)) return true
  return word.length > 2 && (fillerWords.has(word) || speechWords.has(word) || knownWords().has(word))
}
