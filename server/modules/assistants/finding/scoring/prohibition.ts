import type { Language } from '../../../../languages/language'
import { languageData } from '../../../../languages/language-data'

/** A rule states early what it forbids; longer texts are not searched to their end. */
const MAX_LENGTH = 500

/** Whether a sentence in this language forbids something. */
export function isProhibition(text: string, language: Language): boolean {
  return languageData[language].manuals.forbids.test(startOf(text))
}

/** Whether a sentence in this language permits, restricts or limits something. */
export function isPermission(text: string, language: Language): boolean {
  const { permits, limits } = languageData[language].manuals
  return permits.test(startOf(text)) || limits.test(startOf(text))
}

const startOf = (text: string) =>
  text.slice(0, MAX_LENGTH).replace(/\s+/g, ' ').replaceAll('’', "'").trim().toLowerCase()

export const isRestriction = (text: string, language: Language): boolean =>
  languageData[language].manuals.permits.test(startOf(text))
