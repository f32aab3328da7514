import { tokenise } from '../query/tokenise'
import { shareOfStopWords } from './detect-by-words'
import { scoreLetters } from './detector'
import { glossaryWords } from './glossary/glossary'
import { type Language, languages } from './language'
import { languageData } from './language-data'

/** Weights of the function words and of a language that is expected, beside the detector's score of 0 to 1. */
const WEIGHTS = { stopWords: 0.6, expected: 0.15, onlyWord: 2 }
/** Letters that all forms of a word have in common. */
const SAME_START = 3

/**
 * The language of a question. A few words are little to go by, so that the function words and the expected languages,
 * those of the manuals and the preferred one, count beside the letters.
 *
 * @param preferred that of the person who asks
 */
export function detectQuestionLanguage(text: string, expected: readonly Language[], preferred?: Language): Language {
  const words = tokenise(text)
  const shares = shareOfStopWords(words)
  const scores = scoreLetters(text)
  const decided = (text.match(/\p{L}{2,}/gu) ?? []).length > 1 ? [] : languagesOfOneWord(words, preferred)
  const expectedWeight = (language: Language): number => {
    if (decided.includes(language)) return WEIGHTS.onlyWord
    if (language === preferred || expected.includes(language)) return WEIGHTS.expected
    return language === 'en' ? WEIGHTS.expected / 2 : 0
  }
  const scored = languages.map((language) => ({
    language,
    score: (scores[language] ?? 0) + WEIGHTS.stopWords * shares[language] + expectedWeight(language),
  }))
  return scored.reduce((best, one) => (one.score > best.score ? one : best)).language
}

/** "Motor" is a word of many languages, so that it is taken for one of the preferred language, if that has it. */
function languagesOfOneWord(words: readonly string[], preferred: Language | undefined): readonly Language[] {
  const known = languages.filter((language) => words.some((word) => isWordOf(word, language)))
  if (preferred && (known.length === 0 || known.includes(preferred))) return [preferred]
  return known
}

const isWordOf = (word: string, language: Language) =>
  languageData[language].stopWords.has(word) || isNamedBy(word, language)

/** Compares stems of the few words that begin alike, as stemming the glossary of every language takes seconds. */
function isNamedBy(word: string, language: Language): boolean {
  const { stem } = languageData[language]
  const names = glossaryWords(language)
  if (names.has(word)) return true
  const start = word.slice(0, SAME_START)
  return [...names].some((name) => name.startsWith(start) && stem(name) === stem(word))
}
