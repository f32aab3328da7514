import type { Language } from '../../../../languages/language'
import { languageData } from '../../../../languages/language-data'
import { isCodeWord } from './code'
import { isThingName } from './expand'
import type { QueryTerm } from './query'
import type { Vocabulary } from './spelling'
import { isSpeechWord } from './stop-words'

/** Weights of terms in coverage. */
export const COVERAGE_WEIGHTS = {
  background: 0.3,
  form: 0.15,
  figure: 0.5,
  common: 0.15,
  unknown: 0.9,
  unknownTrade: 1.3,
  unknownCode: 2,
}

interface CodesAsked {
  codes: readonly string[]
  /** Whether it names a code as such: "what is code 12-5". */
  asksCode: boolean
  vocabulary: Vocabulary
  language: Language
}

/** Whether a word is probably a verb or adverb, judging by the previous word and its ending. */
function isVerb(word: string, before: string | undefined, language: Language): boolean {
  const { subject, verbEnding } = languageData[language].question
  return subject.test(before ?? '') || verbEnding.test(word)
}

/**
 * The absence of a code or trade term in all manuals in scope, synonyms included, counts most; that of a word of general
 * speech counts little. A figure may be the person's own.
 */
export function coverageWeightOf(
  { word, variants }: QueryTerm,
  before: string | undefined,
  { codes, asksCode, vocabulary, language }: CodesAsked,
): number {
  const known = variants.some(({ words }) => words.every((one) => vocabulary.has(one)))
  if (codes.includes(word) && (asksCode || /[a-z]/.test(word) || isCodeWord(before ?? '')))
    return known ? 1 : COVERAGE_WEIGHTS.unknownCode
  if (/^\d/.test(word)) return COVERAGE_WEIGHTS.figure
  if (known) return 1
  if (isThingName(word, language)) return COVERAGE_WEIGHTS.unknownTrade
  return isSpeechWord(word, language) || isVerb(word, before, language)
    ? COVERAGE_WEIGHTS.common
    : COVERAGE_WEIGHTS.unknown
}
