import type { Language } from '../languages/language'
import { languageData } from '../languages/language-data'

/** What kind of answer the question asks for. */
export type Intent = 'part' | 'procedure' | 'value' | 'permission' | 'symptom' | 'fact'

const byPrecedence = ['part', 'permission', 'value', 'procedure', 'symptom'] as const

/** Expects a normalised question. English is tried as well, because the language of a few words is uncertain. */
export function detectIntent(question: string, language: Language): Intent {
  for (const { intents } of [languageData[language].question, languageData.en.question]) {
    const found = byPrecedence.find((intent) => intents[intent].some((pattern) => pattern.test(question)))
    if (found) return found
  }
  return 'fact'
}
