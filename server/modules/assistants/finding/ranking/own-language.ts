import type { ManualIndex } from '../index/manual-index'
import type { Language } from '../languages/language'

const OTHER_LANGUAGE = 0.75

/**
 * Score factor for a passage in another language than the question. A manual in several languages says the same in each,
 * so that the reader's own comes first; a manual without it is not affected.
 */
export function languageFactor(manual: ManualIndex, document: number, language: Language): number {
  const isOther = manual.languageOfPassage[document] !== language
  return isOther && manual.languages.includes(language) ? OTHER_LANGUAGE : 1
}
