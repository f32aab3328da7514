import type { Language } from '../../../../languages/language'
import { languageData } from '../../../../languages/language-data'
import type { Intent } from '../../../../languages/question-words'
import { normalise } from '../../../../languages/text/normalise'
import { tokenise } from '../../../../languages/text/tokenise'

const byPrecedence = ['part', 'permission', 'value', 'procedure', 'symptom'] as const

const sentenceEnd = /(?<=[.!?;:])\s+/

export const sentencesOf = (question: string): string[] => question.split(sentenceEnd).filter(Boolean)

/** The first sentence that asks; the last one if none has a question mark. */
export const askingSentence = (sentences: readonly string[]): string =>
  sentences.find((one) => one.endsWith('?')) ?? sentences.at(-1) ?? ''

/** Whether it reports what happened and asks only what to do about it, so that what it is about is in what was said before. */
export const asksForHelp = (question: string, language: Language): boolean => helpIn(question, language) !== undefined

/** The words that only ask for help, in a normalised question: "check" in "The crane is slow, what should I check?" */
export function helpWords(question: string, language: Language): string[] {
  const help = helpIn(question, language)?.replace(/\bbefore .*/, '')
  return help ? wordsOnlyIn(help, question) : []
}

/** The words of a part of a question that nothing else in it has. */
export function wordsOnlyIn(part: string, question: string): string[] {
  const others = new Set(tokenise(question.replace(part, ' ')))
  return tokenise(part).filter((word) => !others.has(word))
}

function helpIn(question: string, language: Language): string | undefined {
  const text = normalise(question).trim()
  const last = text.split(clauseEnd).filter(Boolean).at(-1) ?? ''
  return last.length < text.length ? languageData[language].question.help?.exec(last)?.[0] : undefined
}

/**
 * Whether one clause asks for a value, and another one only mentions an order: "What does it weigh, I need to order a
 * trailer". A part number is asked for wherever it occurs.
 */
function asksValueAlone(question: string, language: Language): boolean {
  const { intents, interrogatives, quantities } = languageData[language].question
  const clauses = question.split(/(?<=[.!?;:,])\s+/)
  const isAsking = (clause: string) => tokenise(clause).some((word) => interrogatives.includes(word))
  const asksPart = (clause: string) => intents.part.some((pattern) => pattern.test(clause))
  const [parts, others] = [clauses.filter(asksPart), clauses.filter((clause) => !asksPart(clause))]
  const values = [...intents.value, ...Object.values(quantities)]
  const isValue = (clause: string) =>
    values.some((pattern) => pattern.test(clause)) && !intents.procedure.some((pattern) => pattern.test(clause))
  const asksValue = others.some((clause) => isAsking(clause) && isValue(clause))
  return asksValue && parts.length > 0 && !parts.some((clause) => isAsking(clause) || namesNumber.test(clause))
}

const namesNumber = /\b(?:numbers?|numero|nummer|referencia|p\/n|nsn)\b/

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
