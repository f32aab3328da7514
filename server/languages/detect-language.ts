import { languageValues } from '#contract/platform-limits'
import { countForeignLetters } from './alphabets'
import { scoreLetters } from './detector'
import { type Language, languages } from './language'
import { tokenise } from './text/tokenise'
import { evidenceInExpected, evidenceOfWord, isTermOf } from './word-evidence'

/** Weights beside those of words: an expected language yields to two function words of another one, not to one. */
const WEIGHTS = {
  conversation: 2.6,
  preferred: 2,
  manuals: 1.7,
  ofProduct: 0.8,
  /** For an expected language that may have all the words, so that it yields to no language that resembles it. */
  hasAll: 0.6,
  letters: 2.5,
  foreignLetter: 3,
}
/** How much an expected language still counts where another one alone has the words. */
const SHARE_IF_FOREIGN = 0.5
/** The detector omits most languages for a few letters, so that its scores, 0 to 1, then count less. */
const LETTERS = { certain: 40, maxLag: 0.5 }
/** A longer text shows its language by its letters as well. */
const MAX_WORDS = 40

/** The languages of the product, in which most people ask. */
const ofProduct: readonly Language[] = languageValues

/** Languages in which a question is expected. */
interface Expected {
  manuals: readonly Language[]
  /** That of the person who asks. */
  preferred?: Language
  /** That of the earlier questions. */
  conversation?: Language
}

/**
 * The language of a question. A few words are little to go by, and misspelt ones resemble any language: it is one of
 * those expected, unless function words, names of the trade or letters clearly show another one.
 */
export function detectQuestionLanguage(text: string, expected: Expected): Language {
  const words = [...new Set(tokenise(text))].filter((word) => /[a-z]/.test(word)).slice(0, MAX_WORDS)
  const likely = languages.filter((language) => isExpected(language, expected))
  const areForeign = areForeignNames(words, likely)
  const fitOf = fitOfLetters(text)
  const scored = languages.map((language) => {
    const isLikely = likely.includes(language)
    const evidence = !areForeign && (isLikely || ofProduct.includes(language)) ? evidenceInExpected : evidenceOfWord
    const shown = words.map((word) => evidence(word, language))
    const hasAll = isLikely && shown.length > 0 && shown.every((amount) => amount > 0)
    const score =
      (isLikely && areForeign ? SHARE_IF_FOREIGN : 1) * expectation(language, expected) +
      shown.reduce((sum, amount) => sum + amount, hasAll ? WEIGHTS.hasAll : 0) +
      fitOf(language) -
      WEIGHTS.foreignLetter * countForeignLetters(text, language)
    return { language, score }
  })
  return scored.reduce((best, one) => (one.score > best.score ? one : best)).language
}

const isExpected = (language: Language, { manuals, preferred, conversation }: Expected) =>
  language === preferred || language === conversation || manuals.includes(language)

function expectation(language: Language, { manuals, preferred, conversation }: Expected): number {
  if (language === conversation) return WEIGHTS.conversation
  if (language === preferred) return WEIGHTS.preferred
  if (manuals.includes(language)) return WEIGHTS.manuals
  return ofProduct.includes(language) ? WEIGHTS.ofProduct : 0
}

/** Whether no expected language has any of the words, and another one has all of them as names: "Zündkerze". */
function areForeignNames(words: readonly string[], likely: readonly Language[]): boolean {
  const areUnknown = words.every((word) => likely.every((language) => evidenceOfWord(word, language) === 0))
  return words.length > 0 && areUnknown && languages.some((language) => words.every((word) => isTermOf(word, language)))
}

function fitOfLetters(text: string): (language: Language) => number {
  const scores = scoreLetters(text)
  const least = Math.max(0, ...languages.map((language) => scores[language] ?? 0)) - LETTERS.maxLag
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const weight = WEIGHTS.letters * Math.min(1, letters / LETTERS.certain)
  return (language) => weight * Math.max(scores[language] ?? 0, least)
}
