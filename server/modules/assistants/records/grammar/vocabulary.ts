import { once } from '../../../../domain/once'
import type { Language } from '../../../../domain/text'
import { type Field, fieldValues } from '../../../../record-tools/fields'
import { type OrganizationField, organizationFields } from '../../../../record-tools/organization-field'
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
import { english } from './english/english'
import { type Grammar, type ListPosition, listPositions } from './grammar'
import { createPhraseTable, type PhraseTable, phrasesOf } from './phrase-table'
import { spanish } from './spanish/spanish'

/** What a phrase of a question means. */
export type Meaning =
  | { slot: 'topic' | 'hint'; value: Topic }
  | { slot: 'asked'; value: Asked }
  | { slot: 'state'; value: State }
  | { slot: 'by'; value: Grouping }
  | { slot: 'field'; value: OrganizationField }
  | { slot: 'position'; value: ListPosition }
  | { slot: Mark }

/** A meaning that is there or not. */
export type Mark = (typeof marks)[number]

const marks = [
  'maintenance',
  'tasks',
  'doneVerbs',
  'own',
  'others',
  'fleet',
  'chosen',
  'remaining',
  'rest',
  'unsupported',
  'daily',
  'lacking',
  'over',
  'under',
  'needed',
  'contents',
  'atHours',
  'versus',
  'sent',
  'ending',
  'account',
  'owes',
  'card',
  'tax',
  'manner',
  'possession',
  'plan',
  'partFields',
  'moves',
  'replacement',
  'place',
  'past',
  'periodBefore',
  'previous',
  'moreThan',
  'lessThan',
  'followUp',
  'meansOne',
  'meansSeveral',
  'meansOther',
  'reason',
  'aside',
  'noise',
  'beforeName',
] as const

export const grammars: Record<Language, Grammar> = { en: english, es: spanish }

export interface Vocabulary {
  grammar: Grammar
  phrases: PhraseTable<Meaning>
  /** Words for a field of a record, whatever else they mean. */
  details: PhraseTable<Field>
  /** Phrases that show that a manual is asked. */
  manual: PhraseTable<true>
  /** Words between the name of a record and its number. */
  numberSigns: ReadonlySet<string>
}

const vocabularies: Record<Language, () => Vocabulary> = {
  en: once(() => createVocabulary('en')),
  es: once(() => createVocabulary('es')),
}

/** The phrases of a language; made when they are first needed. */
export const vocabularyOf = (language: Language): Vocabulary => vocabularies[language]()

const refersBack: ReadonlySet<Meaning['slot']> = new Set(['meansOne', 'meansSeveral', 'meansOther', 'position'])

const isOfParts: ReadonlySet<Meaning['slot']> = new Set(['possession', 'partFields', 'moves'])

/** Stems do not tell "ordered" from "order", nor in Spanish a payment ("pago") from what was paid ("pagado"). */
const isExactIn: Record<Language, (meaning: Meaning) => boolean> = {
  en: ({ slot }) => slot === 'asked' || slot === 'past' || isOfParts.has(slot) || refersBack.has(slot),
  es: ({ slot }) =>
    slot === 'asked' ||
    slot === 'past' ||
    isOfParts.has(slot) ||
    slot === 'topic' ||
    slot === 'state' ||
    slot === 'by' ||
    refersBack.has(slot),
}

function createVocabulary(language: Language): Vocabulary {
  const grammar = grammars[language]
  return {
    grammar,
    phrases: createPhraseTable(meaningsOf(grammar), language, isExactIn[language]),
    details: createPhraseTable(
      fieldValues.map((field) => [grammar.details[field], field]),
      language,
    ),
    manual: createPhraseTable([[grammar.manual, true]], language),
    numberSigns: new Set(phrasesOf(grammar.numberSign).flat()),
  }
}

function* meaningsOf(grammar: Grammar): Generator<readonly [string, Meaning]> {
  for (const value of topics) yield [grammar.topics[value], { slot: 'topic', value }]
  for (const value of topics) yield [grammar.hints[value] ?? '', { slot: 'hint', value }]
  for (const value of askedKinds) yield [grammar.asked[value], { slot: 'asked', value }]
  for (const value of states) yield [grammar.states[value], { slot: 'state', value }]
  for (const value of organizationFields) yield [grammar.fields[value], { slot: 'field', value }]
  for (const value of groupings) yield [grammar.by[value], { slot: 'by', value }]
  for (const value of listPositions) yield [grammar.positions[value], { slot: 'position', value }]
  for (const slot of marks) yield [grammar[slot], { slot }]
}
