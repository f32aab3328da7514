import { once } from '../../../../domain/once'
import type { Language } from '../../../../domain/text'
import {
  type Asked,
  askedKinds,
  type Grouping,
  groupings,
  type State,
  states,
  type Topic,
  topics,
} from '../record-question'
import { english } from './english'
import type { Grammar } from './grammar'
import { createPhraseTable, type PhraseTable } from './phrase-table'
import { spanish } from './spanish'

/** What a phrase of a question means. */
export type Meaning =
  | { slot: 'topic' | 'hint'; value: Topic }
  | { slot: 'asked'; value: Asked }
  | { slot: 'state'; value: State }
  | { slot: 'by'; value: Grouping }
  | { slot: Mark }

/** A meaning that is there or not. */
export type Mark = (typeof marks)[number]

const marks = [
  'maintenance',
  'tasks',
  'doneVerbs',
  'own',
  'fleet',
  'chosen',
  'remaining',
  'past',
  'previous',
  'followUp',
  'noise',
  'beforeName',
] as const

export const grammars: Record<Language, Grammar> = { en: english, es: spanish }

export interface Vocabulary {
  grammar: Grammar
  phrases: PhraseTable<Meaning>
  /** Phrases that show that a manual is asked. */
  manual: PhraseTable<true>
}

const vocabularies: Record<Language, () => Vocabulary> = {
  en: once(() => createVocabulary('en')),
  es: once(() => createVocabulary('es')),
}

/** The phrases of a language; made when they are first needed. */
export const vocabularyOf = (language: Language): Vocabulary => vocabularies[language]()

/** Stems do not tell "ordered" from "order", nor in Spanish a payment ("pago") from what was paid ("pagado"). */
const isExactIn: Record<Language, (meaning: Meaning) => boolean> = {
  en: ({ slot }) => slot === 'asked' || slot === 'past',
  es: ({ slot }) => slot === 'asked' || slot === 'past' || slot === 'topic' || slot === 'state',
}

function createVocabulary(language: Language): Vocabulary {
  const grammar = grammars[language]
  return {
    grammar,
    phrases: createPhraseTable(meaningsOf(grammar), language, isExactIn[language]),
    manual: createPhraseTable([[grammar.manual, true]], language),
  }
}

function* meaningsOf(grammar: Grammar): Generator<readonly [string, Meaning]> {
  for (const value of topics) yield [grammar.topics[value], { slot: 'topic', value }]
  for (const value of topics) yield [grammar.hints[value] ?? '', { slot: 'hint', value }]
  for (const value of askedKinds) yield [grammar.asked[value], { slot: 'asked', value }]
  for (const value of states) yield [grammar.states[value], { slot: 'state', value }]
  for (const value of groupings) yield [grammar.by[value], { slot: 'by', value }]
  for (const slot of marks) yield [grammar[slot], { slot }]
}
