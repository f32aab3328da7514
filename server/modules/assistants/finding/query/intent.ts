import type { Language } from '../languages/language'
import { languageData } from '../languages/language-data'

/** What kind of answer the question asks for. */
export type Intent = 'part' | 'procedure' | 'value' | 'permission' | 'symptom' | 'fact'

const byPrecedence = ['part', 'permission', 'value', 'procedure', 'symptom'] as const

const sentenceEnd = /(?<=[.!?;:])\s+/

/**
 * Expects a normalised question. What is asked may be said after what happened ("The battery is flat. Can I ..."), so the
 * first sentence that asks is tried too. English is tried as well, because the language of a few words is uncertain.
 */
export function detectIntent(question: string, language: Language): Intent {
  const sentences = question.split(sentenceEnd)
  const texts = [question, sentences.find((one) => one.endsWith('?')) ?? sentences.at(-1) ?? '']
  for (const { intents } of [languageData[language].question, languageData.en.question]) {
    const found = byPrecedence.find((intent) =>
      intents[intent].some((pattern) => texts.some((text) => pattern.test(text))),
    )
    if (found) return found
  }
  return 'fact'
}
