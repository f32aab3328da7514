import type { Language } from '../languages/language'
import { languageData } from '../languages/language-data'
import { normalise } from './normalise'

/** What kind of answer the question asks for. */
export type Intent = 'part' | 'procedure' | 'value' | 'permission' | 'symptom' | 'fact'

const byPrecedence = ['part', 'permission', 'value', 'procedure', 'symptom'] as const

const sentenceEnd = /(?<=[.!?;:])\s+/

export const sentencesOf = (question: string): string[] => question.split(sentenceEnd).filter(Boolean)

/** The first sentence that asks; the last one if none has a question mark. */
export const askingSentence = (sentences: readonly string[]): string =>
  sentences.find((one) => one.endsWith('?')) ?? sentences.at(-1) ?? ''

/** Whether it tells what happened and asks only what to do about it, so that what it is about is in what was told. */
export function asksForHelp(question: string, language: Language): boolean {
  const text = normalise(question)
  const last = text.split(clauseEnd).filter(Boolean).at(-1) ?? ''
  const help = languageData[language].question.help
  return last.length < text.trim().length && help !== undefined && help.test(last)
}

const clauseEnd = /(?<=[.!?;:,])\s+|\s+(?:and|so|but|y|pero)\s+(?=(?:what|que)\b)/

/**
 * Expects a normalised question. What is asked may be said after what happened ("The battery is flat. Can I ..."), so the
 * first sentence that asks is tried too. English is tried as well, because the language of a few words is uncertain.
 */
export function detectIntent(question: string, language: Language, asksQuantity = false): Intent {
  if (asksForHelp(question, language)) return 'symptom'
  const texts = [question, askingSentence(sentencesOf(question))]
  for (const { intents } of [languageData[language].question, languageData.en.question]) {
    const found = byPrecedence.find((intent) =>
      intents[intent].some((pattern) => texts.some((text) => pattern.test(text))),
    )
    if (found) return found
  }
  return asksQuantity ? 'value' : 'fact'
}
