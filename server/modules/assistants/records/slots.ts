import type { DayPeriod } from '../../../record-tools/record-tool'
import type { Mark, Meaning } from './grammar/vocabulary'
import type { Named } from './names/name-keys'
import type { Asked, Grouping, State, Topic } from './record-question'
import type { Token } from './tokens'

/** A word that no phrase has. */
export interface UnknownWord extends Token {
  position: number
  /** Whether a word such as "of" is before it. */
  followsPreposition: boolean
  /** The kind of machine before it, as typed: "loader" in "loader 9". */
  kindBefore: string | undefined
}

/** What the words of a question mean, each by itself. */
export interface Slots {
  tokens: readonly Token[]
  named: ReadonlySet<Topic>
  hinted: ReadonlySet<Topic>
  /** The words that name the topics, as typed. */
  topicWords: readonly string[]
  asked: ReadonlySet<Asked>
  states: readonly State[]
  /** The words that name the states, as typed. */
  stateWords: readonly string[]
  by: Grouping | undefined
  marks: ReadonlySet<Mark>
  names: readonly Named[]
  period: (DayPeriod & { title: string }) | undefined
  number: { number: string; topic: Topic } | undefined
  wanted: number | undefined
  unknown: readonly UnknownWord[]
}

/** What was found so far. */
export interface FoundSlots extends Omit<Slots, 'tokens'> {
  named: Set<Topic>
  hinted: Set<Topic>
  topicWords: string[]
  asked: Set<Asked>
  states: State[]
  stateWords: string[]
  marks: Set<Mark>
  names: Named[]
  unknown: UnknownWord[]
  /** What the last words were. */
  before: 'kind' | 'name' | 'preposition' | 'other'
}

export const emptySlots = (): FoundSlots => ({
  named: new Set(),
  hinted: new Set(),
  topicWords: [],
  asked: new Set(),
  states: [],
  stateWords: [],
  by: undefined,
  marks: new Set(),
  names: [],
  period: undefined,
  number: undefined,
  wanted: undefined,
  unknown: [],
  before: 'other',
})

export function addMeaning(found: FoundSlots, meaning: Meaning, typed: string): void {
  switch (meaning.slot) {
    case 'topic':
      found.named.add(meaning.value)
      found.topicWords.push(typed)
      return
    case 'hint':
      found.hinted.add(meaning.value)
      found.topicWords.push(typed)
      return
    case 'asked':
      found.asked.add(meaning.value)
      return
    case 'by':
      found.by ??= meaning.value
      return
    case 'state':
      found.states.push(meaning.value)
      found.stateWords.push(typed)
      return
    case 'tasks':
      found.marks.add('maintenance')
      return
    default:
      found.marks.add(meaning.slot)
  }
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
  const isOrdering = found.asked.has('last') || found.asked.has('first') || found.asked.has('largest')
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
