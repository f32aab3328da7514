import type { Language } from '../../../../../languages/language'
import { languageData } from '../../../../../languages/language-data'
import type { Found } from '../../../finding/find'
import type { ComposedAnswer, SafetyNote } from '../../engine'
import { addCitations, citationNumber, citeExcerpts } from '../citation'
import type { Excerpt } from '../excerpt'
import { sectionOf, tableTitle } from '../heading-text'
import { escapeMarkdown, shorten } from '../markdown'
import { namedParts } from '../named-parts'
import { rowLine } from '../row-line'
import { findSafetyNotes, toSafetyNote } from '../safety'
import { serialWarnings } from '../serial-warning'
import { capitalise } from '../statement/letter-case'
import { colon, inner } from '../statement/write-statement'
import { tableMarkdown } from '../table-markdown'
import { topicOf } from './topic'
import { type TopicFact, topicFacts } from './topic-facts'

/** One line alone is no sheet, and links to sections or parts say nothing of the topic: it is answered as a question. */
const MIN_FACTS = 2
const statements: ReadonlySet<TopicFact['kind']> = new Set(['value', 'table', 'task', 'fault'])
const MAX_SAFETY_NOTES = 3

/**
 * What the manuals say of a thing that is only named, at a glance: how much and which, when it is checked and changed, how,
 * and with which parts, each in one line with its page. Undefined if it is no topic, if a part is sought, or if the manuals state
 * too little of it.
 */
export function composeTopic(found: Found, maxCharacters: number): ComposedAnswer | undefined {
  const topic = topicOf(found.query)
  const facts = topic ? factsForMachine(topicFacts(found.manuals, topic), found) : []
  const lines = facts.filter(({ kind }) => kind !== 'warning')
  const isStated = lines.some(({ kind }) => statements.has(kind))
  if (!isStated || (lines.length < MIN_FACTS && lines[0]?.kind !== 'table')) return undefined
  const written = withinLength(lines, found.query.language, maxCharacters)
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
    safety: safetyNotes(facts, found),
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

/** The notices of the topic's sections and of its procedures, as with any answer. */
function safetyNotes(facts: readonly TopicFact[], { manuals }: Found): SafetyNote[] {
  const notes = facts.flatMap((fact) => {
    if (fact.passage.kind === 'safety') return [toSafetyNote(fact.passage)]
    if (fact.kind !== 'procedure') return []
    const manual = manuals.find(({ passages }) => passages[0]?.manualId === fact.passage.manualId)
    return findSafetyNotes(fact.passage, manual?.passages ?? [])
  })
  const byText = new Map(notes.map((note) => [note.text, note]))
  return [...byText.values()].slice(0, MAX_SAFETY_NOTES)
}

/** As many facts as fit, but never fewer than make a sheet. */
function withinLength(facts: readonly TopicFact[], answer: Language, maxCharacters: number) {
  for (let count = facts.length; count >= Math.min(MIN_FACTS, facts.length); count -= 1) {
    const written = writeFacts(facts.slice(0, count), answer)
    if (written.response.length <= maxCharacters) return written
  }
  return undefined
}

function writeFacts(facts: readonly TopicFact[], answer: Language): { response: string; excerpts: Excerpt[] } {
  const excerpts = facts.map(({ passage, units, language }): Excerpt => ({ role: 'answer', passage, units, language }))
  const mark = (position: number) => {
    const excerpt = excerpts[position]
    return excerpt ? `[${citationNumber(excerpt, excerpts)}]` : ''
  }
  const lines = facts.flatMap((fact, position) => {
    const line = lineOf(fact, answer)
    return line === undefined ? [] : [`- ${escapeMarkdown(line)} ${mark(position)}`]
  })
  const tables = facts.flatMap(({ kind, passage, units }, position) =>
    kind === 'table' ? [`${escapeMarkdown(tableTitle(passage))} ${mark(position)}`, tableMarkdown(units)] : [],
  )
  return { response: [lines.join('\n'), ...tables].filter(Boolean).join('\n\n'), excerpts }
}

const MAX_LINE = 200

function lineOf(
  { kind, passage, language, units: [unit], title = '' }: TopicFact,
  answer: Language,
): string | undefined {
  if (kind === 'table' || !unit) return undefined
  if (kind === 'procedure' || kind === 'section')
    return `${sectionOf(passage)}${colon(answer)}${languageData[answer].phrases.page(passage.page)}`
  const row = rowLine(unit, answer)
  return shorten(capitalise(title === '' ? row : `${title}, ${inner(row, language)}`), MAX_LINE)
}
