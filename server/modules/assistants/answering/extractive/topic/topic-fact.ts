import type { Language } from '../../../../../languages/language'
import type { ScopedPassage } from '../../../finding/scoped-passage'
import type { Unit } from '../../../finding/scoring/unit'
import type { TopicNames } from './topic-names'

/**
 * What manuals say of a topic, in the order in which it is listed: its values; a table on it; when it is checked and
 * changed; what sentences say of it; lamps, alarms and faults; the values of what belongs to it, such as its bolts; links
 * to its sections; parts. Warnings stand apart, and other places that name it are links at the end.
 */
export const factKinds = [
  'value',
  'table',
  'task',
  'statement',
  'fault',
  'detail',
  'section',
  'part',
  'warning',
  'mention',
] as const
export type FactKind = (typeof factKinds)[number]

export interface TopicFact {
  kind: FactKind
  passage: ScopedPassage
  language: Language
  /** A row; all rows of a table; a sentence or step; the first unit of a section. */
  units: Unit[]
  /** What stands above and belongs to it: when a task is due, what a lamp or alarm is, the section of a sentence. */
  title?: string
  /** Of a row. */
  name?: string
  /** Among those of its kind the lower ones come first; 0 where it is not given. */
  rank?: number
  /** How far it has the words of the question: 1 for all, less for other words; undefined if it is told by something else. */
  strength?: number
}

/** What passages are compared with. */
export interface Sought {
  names: TopicNames
  /** The names of what has the property that the topic is: the tyres of "tyre pressure". */
  owner?: TopicNames
  isActivity: boolean
  /** The numbers of the sections on the topic. */
  sections: ReadonlySet<string>
}
