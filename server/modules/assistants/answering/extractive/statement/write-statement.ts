import type { Language } from '../../../finding/languages/language'
import { writeEnglish } from './english'
import { capitalise, sentenceCase, withinSentence } from './letter-case'
import { writeSpanish } from './spanish'
import type { Grammar, StatedValue, Statement } from './statement'

const grammars: Partial<Record<Language, Grammar>> = { en: writeEnglish, es: writeSpanish }

/**
 * States a value in a sentence of the answer's language: "The hydraulic tank takes 96.0 L (25.4 US gal)." Where the words
 * of the manual are in another language or might not fit into a sentence, it is "Label: value."
 */
export function writeStatement(statement: Statement, answer: Language): string {
  const sentence = statement.language === answer ? grammars[answer]?.(statement) : undefined
  return sentence ?? asSentence(writeLabelled(statement, answer))
}

/** "Label: value", which is right in every language. */
export function writeLabelled(statement: Statement, answer: Language): string {
  const { label, language, values, isOneOfSeveral, period } = statement
  const name = labelOf(label, language)
  if (period) {
    const task = period.task === '' ? '' : `, ${inner(period.task, language)}`
    return `${period.text}${colon(answer)}${inner(label, language)}${task}`
  }
  const column = isOneOfSeveral ? values[0]?.column : undefined
  const subject = column ? `${name}, ${inner(column, language)}` : name
  return `${subject}${colon(answer)}${valuesText(values, language)}`
}

/** Several quantities with the titles of their columns: "front 2.8 bar, rear 3.2 bar". */
function valuesText(values: readonly StatedValue[], language: Language): string {
  const [only, ...others] = values
  if (!only) return ''
  if (others.length === 0) {
    const isIncomplete = /^\d+$/.test(only.text) || every.test(only.column)
    return isIncomplete && only.column !== '' ? `${inner(only.column, language)} ${only.text}` : only.text
  }
  return values.map(({ column, text }) => `${inner(column, language)} ${text}`.trim()).join(', ')
}

/** Titles of columns that are read together with an interval. */
const every = /^(?:every|each|cada|alle|tous les|toutes les|ogni|elke|varje|hver|joka)$/i

/** A label as it begins a sentence. */
export const labelOf = (label: string, language: Language) =>
  capitalise(sentenceCase(label.replace(/\s*:$/, ''), language))

/** Words of the manual within a sentence. */
export const inner = (text: string, language: Language) =>
  withinSentence(sentenceCase(text.replace(/[\s.]+$/, ''), language), language)

/** French has a space before the colon. */
export const colon = (language: Language) => (language === 'fr' ? ' : ' : ': ')

/** With a full stop, unless it ends in a mark already. */
export const asSentence = (text: string) => text.replace(/(?<=[^.!?…])$/, '.')
