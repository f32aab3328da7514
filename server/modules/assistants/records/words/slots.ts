import type { Field } from '../../../../record-tools/fields'
import type { OrganizationField } from '../../../../record-tools/organization-field'
import type { AmountRange, DayPeriod } from '../../../../record-tools/record-tool'
import type { Mark, Meaning } from '../grammar/vocabulary'
import type { Named } from '../names/name-keys'
import type { Asked, Grouping, NamedLimits, State, Topic } from '../record-question'
import type { Token } from './tokens'
import type { TopList } from './top-list'

/** A word that no phrase has. */
export interface UnknownWord extends Token {
  position: number
  /** Whether a word such as "of" is before it. */
  followsPreposition: boolean
  /** The kind of machine before it, as typed: "loader" in "loader 9". */
  kindBefore: string | undefined
}

export type NamedPeriod = DayPeriod & { title: string }

export type NamedAmount = AmountRange & { title: string }

export interface NamedNumber {
  number: string
  topic: Topic
}

/** What the words of a question mean, each by itself. */
export interface Slots {
  tokens: readonly Token[]
  named: ReadonlySet<Topic>
  hinted: ReadonlySet<Topic>
  /** The words that name the topics, as typed. */
  topicWords: readonly string[]
  /** What each of them names or suggests. */
  topicsOfWord: ReadonlyMap<string, ReadonlySet<Topic>>
  asked: ReadonlySet<Asked>
  /** The words that ask for each, as typed. */
  askedWords: ReadonlyMap<Asked, string>
  states: readonly State[]
  /** What is asked of a record. */
  details: readonly Field[]
  /** The words for it, as typed. */
  detailWords: readonly string[]
  /** What no record is asked for, such as taxes, as typed. */
  unsupported: readonly string[]
  /** The words that name the states, as typed. */
  stateWords: readonly string[]
  /** What of an organization is asked for. */
  fields: ReadonlySet<OrganizationField>
  /** The single words for it, which may also name parts: "dirección" is steering, too. */
  fieldWords: readonly UnknownWord[]
  by: Grouping | undefined
  /** As typed. */
  byWord: string | undefined
  marks: ReadonlySet<Mark>
  /** The words of each mark, as typed. */
  markWords: ReadonlyMap<Mark, string>
  limits: NamedLimits
  names: readonly Named[]
  period: NamedPeriod | undefined
  amount: NamedAmount | undefined
  number: NamedNumber | undefined
  /** Those that are named besides: "this month and last month". */
  otherPeriods: readonly NamedPeriod[]
  otherNumbers: readonly NamedNumber[]
  wanted: number | undefined
  /** In a list, from 1, or from -1 where it is counted from the end: "the second", "the last of these". */
  position: number | undefined
  /** Where parts are stored, as typed. */
  place: string | undefined
  unknown: readonly UnknownWord[]
}

/** Whether one of several is meant by its place in an order. */
export const choosesOne = ({ asked }: Pick<Slots, 'asked'>): boolean =>
  (['last', 'first', 'largest', 'smallest'] as const).some((one) => asked.has(one))

/** Whether a machine is named, by itself or by its model, its kind or its place. */
export const namesMachine = ({ names }: Pick<Slots, 'names'>): boolean =>
  names.some(({ rank }) => rank !== 'organization')

export const namesOrganization = ({ names }: Pick<Slots, 'names'>): boolean =>
  names.some(({ rank }) => rank === 'organization')

/** The first and the last position of the unknown words beside one another of which a word is one. */
export function runAround({ position }: UnknownWord, unknown: readonly UnknownWord[]): { first: number; last: number } {
  const isUnknown = (at: number) => unknown.some((one) => one.position === at)
  let [first, last] = [position, position]
  while (isUnknown(first - 1)) first -= 1
  while (isUnknown(last + 1)) last += 1
  return { first, last }
}

/** What was found so far. */
export interface FoundSlots extends Omit<Slots, 'tokens'> {
  named: Set<Topic>
  hinted: Set<Topic>
  topicWords: string[]
  topicsOfWord: Map<string, Set<Topic>>
  asked: Set<Asked>
  askedWords: Map<Asked, string>
  states: State[]
  unsupported: string[]
  stateWords: string[]
  fields: Set<OrganizationField>
  fieldWords: UnknownWord[]
  marks: Set<Mark>
  markWords: Map<Mark, string>
  names: Named[]
  otherPeriods: NamedPeriod[]
  otherNumbers: NamedNumber[]
  unknown: UnknownWord[]
  /** What the last words were. */
  before: 'kind' | 'name' | 'preposition' | 'other'
}

export const emptySlots = (): FoundSlots => ({
  named: new Set(),
  hinted: new Set(),
  topicWords: [],
  topicsOfWord: new Map(),
  asked: new Set(),
  askedWords: new Map(),
  unsupported: [],
  fields: new Set(),
  fieldWords: [],
  states: [],
  details: [],
  detailWords: [],
  stateWords: [],
  by: undefined,
  byWord: undefined,
  marks: new Set(),
  markWords: new Map(),
  limits: { titles: [] },
  names: [],
  period: undefined,
  amount: undefined,
  number: undefined,
  otherPeriods: [],
  otherNumbers: [],
  wanted: undefined,
  position: undefined,
  place: undefined,
  unknown: [],
  before: 'other',
})

export function addMeaning(found: FoundSlots, meaning: Meaning, typed: string): void {
  switch (meaning.slot) {
    case 'topic':
      found.named.add(meaning.value)
      addTopicWord(found, meaning.value, typed)
      return
    case 'hint':
      found.hinted.add(meaning.value)
      addTopicWord(found, meaning.value, typed)
      return
    case 'asked':
      found.asked.add(meaning.value)
      found.askedWords.set(meaning.value, typed)
      return
    case 'by':
      // "Which parts do we order most often" names parts and counts their pieces.
      if (found.by && found.by !== meaning.value && !(found.by === 'part' && meaning.value === 'pieces')) return
      found.by = meaning.value
      found.byWord = [found.byWord, typed].filter(Boolean).join(' ')
      return
    case 'field':
      found.fields.add(meaning.value)
      return
    case 'state':
      found.states.push(meaning.value)
      found.stateWords.push(typed)
      return
    case 'unsupported':
      found.unsupported.push(typed)
      return
    case 'position':
      found.position ??= meaning.value
      return
    case 'place':
      found.place = typed
      return
    case 'tasks':
      found.marks.add('maintenance')
      return
    default:
      found.marks.add(meaning.slot)
      found.markWords.set(meaning.slot, typed)
  }
}

export function addStates(found: FoundSlots, states: readonly State[], typed: string): void {
  for (const state of states) addMeaning(found, { slot: 'state', value: state }, typed)
  found.before = 'other'
}

function addTopicWord({ topicWords, topicsOfWord }: FoundSlots, topic: Topic, typed: string): void {
  topicWords.push(typed)
  topicsOfWord.set(typed, new Set([...(topicsOfWord.get(typed) ?? []), topic]))
}

export function addNumber(found: FoundSlots, { number, topic }: NamedNumber): void {
  if (!found.number) found.number = { number, topic }
  else if (found.number.number !== number) found.otherNumbers.push({ number, topic })
}

/** "The top 3 parts" are those with the largest sums. */
export function addTopList(found: FoundSlots, { by, wanted }: TopList, typed: string): void {
  found.by ??= by
  found.byWord ??= typed
  found.wanted = wanted
  found.asked.add('largest')
  found.askedWords.set('largest', typed)
  found.before = 'other'
}

/** "Since March this year" is one period, "this month and last month" are two. */
export function addPeriod(found: FoundSlots, period: NamedPeriod): void {
  if (!found.period) {
    found.period = period
    return
  }
  const both = sharedDays(found.period, period)
  if (both) found.period = { ...both, title: `${found.period.title} ${period.title}` }
  else found.otherPeriods.push(period)
}

function sharedDays(one: DayPeriod, other: DayPeriod): DayPeriod | undefined {
  const from = [one.from, other.from]
    .flatMap((day) => day ?? [])
    .toSorted()
    .at(-1)
  const to = [one.to, other.to].flatMap((day) => day ?? []).toSorted()[0]
  return from && to && from > to ? undefined : { from, to }
}

export function addFieldWord({ fieldWords, before }: FoundSlots, tokens: readonly Token[], position: number): void {
  const token = tokens[position]
  const followsPreposition = before === 'preposition'
  if (token) fieldWords.push({ ...token, position, followsPreposition, kindBefore: undefined })
}

/** A figure of one or two digits says how many records are wanted: "the last 3 orders". */
export function addUnknown(
  found: FoundSlots,
  tokens: readonly Token[],
  position: number,
  numbers: ReadonlyMap<string, number>,
): void {
  const token = tokens[position]
  if (!token) return
  const isOrdering =
    found.asked.has('last') || found.asked.has('first') || found.asked.has('largest') || found.asked.has('next')
  const figure = /^\d{1,2}$/.test(token.word) ? Number(token.word) : numbers.get(token.word)
  if (figure !== undefined && isOrdering && found.before !== 'kind') {
    found.wanted = figure
    return
  }
  const last = found.unknown.at(-1)
  const continues = last?.position === position - 1
  found.unknown.push({
    ...token,
    position,
    followsPreposition: found.before === 'preposition' || (continues && last.followsPreposition),
    kindBefore: found.before === 'kind' ? tokens[position - 1]?.typed : undefined,
  })
  found.before = 'other'
}
