import type { Language } from '../languages/language'
import { languageData } from '../languages/language-data'
import { normalise } from './normalise'
import { tokenise } from './tokenise'

/** What kind of answer the question asks for. */
export type Intent = 'part' | 'procedure' | 'value' | 'permission' | 'symptom' | 'fact'

const byPrecedence = ['part', 'permission', 'value', 'procedure', 'symptom'] as const

const sentenceEnd = /(?<=[.!?;:])\s+/

export const sentencesOf = (question: string): string[] => question.split(sentenceEnd).filter(Boolean)

/** The first sentence that asks; the last one if none has a question mark. */
export const askingSentence = (sentences: readonly string[]): string =>
  sentences.find((one) => one.endsWith('?')) ?? sentences.at(-1) ?? ''

/** Whether it tells what happened and asks only what to do about it, so that what it is about is in what was told. */
export const asksForHelp = (question: string, language: Language): boolean =>
  helpClause(question, language) !== undefined

/** The words that only ask for help: "check" in "The crane is slow, what should I check?" */
export function helpWords(question: string, language: Language): string[] {
  const help = helpClause(question, language)
  if (help === undefined) return []
  const told = new Set(tokenise(normalise(question).trim().slice(0, -help.length)))
  return tokenise(help).filter((word) => !told.has(word))
}

function helpClause(question: string, language: Language): string | undefined {
  const text = normalise(question).trim()
  const last = text.split(clauseEnd).filter(Boolean).at(-1) ?? ''
  const isAsked = last.length < text.length && languageData[language].question.help?.test(last)
  return isAsked ? last : undefined
}

/**
 * Whether the clause that asks is for a value, and only another one names parts: "What does it weigh, I need to order a
 * trailer". What is told there is no request.
 */
function asksValueAlone(question: string, language: Language): boolean {
  const { intents, interrogatives, quantities } = languageData[language].question
  const clauses = question.split(/(?<=[.!?;:,])\s+/)
  const asking = clauses.find((clause) => interrogatives.includes(tokenise(clause)[0] ?? ''))
  if (asking === undefined || clauses.length === 1) return false
  const isValue = [...intents.value, ...Object.values(quantities)].some((pattern) => pattern.test(asking))
  return (
    isValue &&
    !intents.part.some((pattern) => pattern.test(asking)) &&
    intents.part.some((pattern) => pattern.test(question))
  )
}

const clauseEnd = /(?<=[.!?;:,])\s+|\s+(?:and|so|but|y|pero)\s+(?=(?:what|que)\b)/

/**
 * Expects a normalised question. What is asked may be said after what happened ("The battery is flat. Can I ..."), so the
 * first sentence that asks is tried too. English is tried as well, because the language of a few words is uncertain.
 */
export function detectIntent(question: string, language: Language, asksQuantity = false): Intent {
  if (asksForHelp(question, language)) return 'symptom'
  if (asksValueAlone(question, language)) return 'value'
  const texts = [question, askingSentence(sentencesOf(question))]
  for (const { intents } of [languageData[language].question, languageData.en.question]) {
    const found = byPrecedence.find((intent) =>
      intents[intent].some((pattern) => texts.some((text) => pattern.test(text))),
    )
    if (found) return found
  }
  return asksQuantity ? 'value' : 'fact'
}
