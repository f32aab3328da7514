import { safetyLevels } from '../../../../../domain/safety-level'
import type { Found } from '../../../finding/find'
import type { ComposedAnswer, SafetyNote } from '../../engine'
import { addCitations, citeExcerpts } from '../citation'
import type { Excerpt } from '../excerpt'
import { namedParts } from '../named-parts'
import { toSafetyNote } from '../safety'
import { serialWarnings } from '../serial-warning'
import { chooseFacts, MAX_LINES } from './choose-facts'
import { topicOf } from './topic'
import type { TopicFact } from './topic-fact'
import { topicFacts } from './topic-facts'
import { writeSheet } from './write-sheet'

/** One line of all that is said is no sheet, and links to sections or parts say nothing of the topic: it is answered as a question. */
const MIN_FACTS = 2
const stated: ReadonlySet<TopicFact['kind']> = new Set(['value', 'table', 'task', 'fault', 'detail', 'statement'])
const MAX_SAFETY_NOTES = 3

/**
 * What the manuals say of a thing that is only named, at a glance: how much and which, when it is checked and changed, how,
 * and with which parts, each in one line with its page. Undefined if it is no topic, if a part is sought, or if the manuals state
 * too little of it.
 */
export function composeTopic(found: Found, maxCharacters: number): ComposedAnswer | undefined {
  const topic = topicOf(found.query)
  const facts = topic ? factsForMachine(topicFacts(found.manuals, topic), found) : []
  const isStated = facts.some(({ kind }) => stated.has(kind))
  if (!isStated || (facts.length < MIN_FACTS && facts[0]?.kind !== 'table')) return undefined
  const notes = safetyNotes(facts)
  const written = withinLength(facts, notes, found, maxCharacters)
  if (!written) return undefined
  const named = namedParts(found, written.excerpts)
  return {
    engine: 'extractive',
    response: written.response,
    confidence: 'sure',
    refused: false,
    citations: addCitations(citeExcerpts(written.excerpts), []),
    nearest: [],
    parts: named.parts,
    warnings: serialWarnings(named, found.query),
    understoodAbout: [],
    safety: notes,
    followUps: [],
  }
}

/** Without the parts that are listed for other serial numbers than that of the machine, unless there are no others. */
function factsForMachine(facts: readonly TopicFact[], found: Found): TopicFact[] {
  if (found.query.serialNumber === undefined) return [...facts]
  const excerpts = facts.flatMap(({ kind, passage, units }): Excerpt[] =>
    kind === 'part' ? [{ role: 'answer', passage, units }] : [],
  )
  const { parts, isForOthers } = namedParts(found, excerpts)
  const isNamed = ({ units: [row] }: TopicFact) => parts.some(({ number }) => row?.own.includes(number))
  return facts.filter((fact) => fact.kind !== 'part' || isForOthers || isNamed(fact))
}

/** The notices of the topic's sections, then those that name it, the gravest first. */
function safetyNotes(facts: readonly TopicFact[]): SafetyNote[] {
  const notes = facts.flatMap(({ kind, passage, rank = 0 }) =>
    kind === 'warning' && passage.kind === 'safety' ? [{ note: toSafetyNote(passage), rank }] : [],
  )
  const byText = new Map(notes.map((one) => [one.note.text, one]))
  const gravity = ({ level }: SafetyNote) => safetyLevels.indexOf(level)
  return [...byText.values()]
    .toSorted((one, other) => one.rank - other.rank || gravity(one.note) - gravity(other.note))
    .map(({ note }) => note)
    .slice(0, MAX_SAFETY_NOTES)
}

/** As many lines as fit, but never fewer than make a sheet. */
function withinLength(
  facts: readonly TopicFact[],
  notes: readonly SafetyNote[],
  { query }: Found,
  maxCharacters: number,
) {
  const isShown = ({ passage }: TopicFact) =>
    notes.some(({ page, manualId }) => page === passage.page && manualId === passage.manualId)
  const elsewhere = facts.filter((fact) => (fact.kind === 'warning' || fact.kind === 'mention') && !isShown(fact))
  for (let lines = MAX_LINES; lines >= MIN_FACTS; lines -= 1) {
    const written = writeSheet(chooseFacts(facts, lines), elsewhere, query.language)
    if (written.response.length <= maxCharacters) return written
  }
  return undefined
}
