import type { Grammar, NounPhrase, Subject } from './grammar'
import { withinSentence } from './letter-case'
import { isPlainValue, startsWithFigure } from './plain-value'
import type { Statement } from './statement'
import { isGenericTitle, qualifies } from './title-words'

/**
 * A value in a sentence with everything that the page says of it: each word of the title of its column is part of the
 * sentence, or names only what is measured. Undefined if that, or the grammar, is uncertain.
 */
export function writeSentence<P extends NounPhrase>(grammar: Grammar<P>, statement: Statement): string | undefined {
  const subject = readSubject(grammar, statement)
  const [value] = statement.values
  if (!subject || statement.period || !value) return subject?.text
  const stated = subject.isSpecification ? withinSentence(value.text, grammar.language) : value.text
  return `${[`${subject.text} ${stated}`, subject.condition].filter(Boolean).join(', ')}.`
}

/** What precedes the value, or all that is said of an interval; undefined if that, or the grammar, is uncertain. */
export function readSubject<P extends NounPhrase>(grammar: Grammar<P>, statement: Statement): Subject | undefined {
  const { values, period, title } = statement
  const label = grammar.read(statement.label)
  if (!label || qualifies(title)) return undefined
  if (period) {
    const text = label.condition === '' ? grammar.atInterval(period, label) : undefined
    return text === undefined ? undefined : { text, condition: '' }
  }
  const [value, ...others] = values
  if (!value || others.length > 0 || !isPlainValue(value.text)) return undefined
  const subject = subjectOf(grammar, statement, label, isGenericTitle(value.column) ? '' : value.column)
  if (!subject) return undefined
  const isRight = subject.isSpecification ? !grammar.noSpecification.test(value.text) : startsWithFigure(value.text)
  return isRight ? subject : undefined
}

function subjectOf<P extends NounPhrase>(
  grammar: Grammar<P>,
  { measure, title, isOneOfSeveral = false }: Statement,
  label: P,
  column: string,
): Subject | undefined {
  const nouns = measure ? grammar.measureNouns[measure] : grammar.otherNouns
  const named = column === '' ? undefined : grammar.read(column)
  if (column === '' ? isOneOfSeveral || measure === undefined : !named) return undefined
  // "Pressure" adds nothing to what is measured, "Test pressure" does.
  const isBare = !isOneOfSeveral && (!named || (named.text === named.head && nouns.has(named.head)))
  const condition = [label.condition, named?.condition ?? ''].filter(Boolean).join(', ')
  const subject = (text: string | undefined) => (text === undefined ? undefined : { text, condition })
  if (nouns.has(label.head)) return isBare ? subject(grammar.quantity(label)) : undefined
  const titleNoun = grammar.titleNoun(title)
  if (measure === 'capacity' && isBare) {
    const isCapacity = named !== undefined || (titleNoun !== undefined && nouns.has(titleNoun))
    if (grammar.fluids.has(label.head)) return isCapacity ? subject(grammar.amountOf(label)) : undefined
    if (grammar.containers.has(label.head) && (isCapacity || grammar.tanks.has(label.head)))
      return subject(grammar.capacityOf(label))
  }
  if (!grammar.isThing(label) || grammar.fluids.has(label.head)) return undefined
  if (named && nouns.has(named.head)) return subject(grammar.quantityOf(named, label, measure))
  if (named) {
    const isSpecification = measure === undefined && grammar.specificationNouns.has(named.head)
    const specified = isSpecification ? subject(grammar.specificationFor(named, label)) : undefined
    return specified && { ...specified, isSpecification }
  }
  const noun =
    titleNoun === undefined ? measure && grammar.certain[measure] : nouns.has(titleNoun) ? titleNoun : undefined
  const quantity = noun === undefined ? undefined : grammar.read(noun)
  return quantity && subject(grammar.quantityOf(quantity, label, measure))
}
