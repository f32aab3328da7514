import type { Language } from '../../../../languages/language'
import { languageData } from '../../../../languages/language-data'

/** A rule states early what it forbids; longer texts are not searched to their end. */
const MAX_LENGTH = 500

/** Whether a sentence in this language forbids something. */
export function isProhibition(text: string, language: Language): boolean {
  return languageData[language].manuals.forbids.test(startOf(text))
}

/** Whether a sentence in this language permits something, or restricts it: "only at a standstill". */
export function isRestriction(text: string, language: Language): boolean {
  return languageData[language].manuals.permits.test(startOf(text))
}

/** Whether a sentence in this language permits, restricts or limits something. */
export function isPermission(text: string, language: Language): boolean {
  return isRestriction(text, language) || languageData[language].manuals.limits.test(startOf(text))
}

const startOf = (text: string) =>
  text.slice(0, MAX_LENGTH).replace(/\s+/g, ' ').replaceAll('’', "'").trim().toLowerCase()
