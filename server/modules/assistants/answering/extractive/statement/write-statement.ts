import type { Language } from '../../../../../languages/language'
import { languageData } from '../../../../../languages/language-data'
import { normalise } from '../../../../../languages/text/normalise'
import { grammars } from './grammars'
import { capitalise, sentenceCase, withinSentence } from './letter-case'
import { startsWithFigure } from './plain-value'
import type { StatedValue, Statement } from './statement'
import { isGenericTitle, qualifies } from './title-words'
import { writeSentence } from './write-sentence'

/**
 * States a value in a sentence of the answer's language: "The hydraulic tank takes 96.0 L (25.4 US gal)." Where the words
 * of the manual are in another language or might not fit into a sentence, it is "Label: value."
 */
export function writeStatement(statement: Statement, answer: Language): string {
  const grammar = statement.language === answer ? grammars[answer] : undefined
  const sentence = grammar && writeSentence(grammar, statement)
  return sentence ?? asSentence(writeLabelled(statement, answer))
}

/** "Label: value" with all that the page says of the value, which is right in every language. */
export function writeLabelled(statement: Statement, answer: Language): string {
  const { label, language, values, period } = statement
  const title = qualifies(statement.title) ? labelOf(statement.title, language) : ''
  const name = title === '' ? labelOf(label, language) : `${title}, ${inner(label, language)}`
  if (period) {
    const task = period.task === '' ? '' : `, ${inner(period.task, language)}`
    return `${period.text}${colon(answer)}${inner(label, language)}${task}`
  }
  const column = columnOf(statement)
  const subject = column === '' ? name : `${name}, ${inner(column, language)}`
  return `${subject}${colon(answer)}${valuesText(values, language)}`
}

/** The title of a value's column, if there is one value and the title states more than its unit does. */
function columnOf({ values: [value, ...others], measure, language }: Statement): string {
  if (!value || others.length > 0 || every.test(value.column) || isGenericTitle(value.column)) return ''
  if (measure && grammars[language]?.measureNouns[measure].has(normalise(value.column).trim())) return ''
  return measure !== undefined || startsWithFigure(value.text) ? value.column : ''
}

/** Several quantities with the titles of their columns: "front 2.8 bar, rear 3.2 bar". */
function valuesText(values: readonly StatedValue[], language: Language): string {
  const [only, ...others] = values
  if (only && others.length === 0 && !every.test(only.column)) return only.text
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

/** Between a label and what it says. */
export const colon = (language: Language) => languageData[language].phrases.colon ?? ': '

/** With a full stop, unless it ends in a mark already. */
export const asSentence = (text: string) => text.replace(/(?<=[^.!?…])$/, '.')
