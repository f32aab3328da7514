import { tokenise } from '../query/tokenise'
import { shareOfStopWords } from './detect-by-words'
import { scoreLetters } from './detector'
import { type Language, languages } from './language'

/**
 * Weights of the function words and of a language that is expected, beside the detector's score of 0 to 1. "Torque" or
 * "motor" is a word of many languages: a question of one word is in the asker's.
 */
const WEIGHTS = { stopWords: 0.6, expected: 0.15, askerOfOneWord: 2 }

/**
 * The language of a question. A few words are little to go by, so that the function words and the expected languages,
 * those of the manuals and the asker's own, count beside the letters.
 */
export function detectQuestionLanguage(text: string, expected: readonly Language[], asker?: Language): Language {
  const shares = shareOfStopWords(tokenise(text))
  const askerWeight = (text.match(/\p{L}{2,}/gu) ?? []).length > 1 ? WEIGHTS.expected : WEIGHTS.askerOfOneWord
  const scores = scoreLetters(text)
  const expectedWeight = (language: Language): number => {
    if (language === asker) return askerWeight
    if (expected.includes(language)) return WEIGHTS.expected
    return language === 'en' ? WEIGHTS.expected / 2 : 0
  }
  const scored = languages.map((language) => ({
    language,
    score: (scores[language] ?? 0) + WEIGHTS.stopWords * shares[language] + expectedWeight(language),
  }))
  return scored.reduce((best, one) => (one.score > best.score ? one : best)).language
}
