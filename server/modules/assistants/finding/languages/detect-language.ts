import { tokenise } from '../query/tokenise'
import { shareOfStopWords } from './detect-by-words'
import { scoreLetters } from './detector'
import { type Language, languages } from './language'

/** Weights of the function words, and of a language that is expected, beside the detector's score of 0 to 1. */
const WEIGHTS = { stopWords: 0.6, expected: 0.15 }

/**
 * The language of a question. A few words are little to go by, so that the function words and the expected languages,
 * those of the manuals, count beside the letters.
 */
export function detectQuestionLanguage(text: string, expected: readonly Language[]): Language {
  const shares = shareOfStopWords(tokenise(text))
  const scores = scoreLetters(text)
  const scored = languages.map((language) => ({
    language,
    score:
      (scores[language] ?? 0) +
      WEIGHTS.stopWords * shares[language] +
      (expected.includes(language) ? WEIGHTS.expected : language === 'en' ? WEIGHTS.expected / 2 : 0),
  }))
  return scored.reduce((best, one) => (one.score > best.score ? one : best)).language
}
