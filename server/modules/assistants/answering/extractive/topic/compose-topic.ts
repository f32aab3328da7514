import type { Found } from '../../../finding/find'
import type { Language } from '../../../finding/languages/language'
import type { ComposedAnswer, SafetyNote } from '../../engine'
import { addCitations, citationNumber, citeExcerpts } from '../citation'
import type { Excerpt } from '../excerpt'
import { sectionOf, tableTitle } from '../heading-text'
import { escapeMarkdown, shorten } from '../markdown'
import { namedParts } from '../named-parts'
import { phrases } from '../phrases'
import { rowLine } from '../row-line'
import { withoutSignalWord } from '../signal-word'
import { capitalise } from '../statement/letter-case'
import { colon, inner } from '../statement/write-statement'
import { tableMarkdown } from '../table-markdown'
import { topicOf } from './topic'
import { type TopicFact, topicFacts } from './topic-facts'

/** One line alone is no sheet: it is answered as a question. */
const MIN_FACTS = 2

/**
 * What the manuals say of a thing that is only named, at a glance: how much and which, when it is checked and changed, how,
 * with which parts, and of what is warned, each in one line with its page. Nothing is guessed to be meant. Undefined if it
 * is no topic, or if the manuals have too little on it.
 */
export function composeTopic(found: Found, maxCharacters: number): ComposedAnswer | undefined {
  const topic = topicOf(found.query)
  const facts = topic ? topicFacts(found.manuals, topic) : []
  const told = facts.filter(({ kind }) => kind !== 'warning')
  if (told.length < MIN_FACTS && !told.some(({ kind }) => kind === 'table')) return undefined
  const shown = withinLength(told, found, maxCharacters)
  const { response, excerpts } = shown
  return {
    engine: 'extractive',
    response,
    confidence: 'sure',
    refused: false,
    citations: addCitations(citeExcerpts(excerpts), []),
    nearest: [],
    parts: namedParts(found, excerpts).parts,
    warnings: [],
    understoodAbout: [],
    safety: facts.flatMap(toSafetyNote),
    followUps: [],
  }
}

/** As many facts as fit: a sheet that is cut short would look whole. */
function withinLength(facts: readonly TopicFact[], { query }: Found, maxCharacters: number) {
  for (let count = facts.length; count > 1; count -= 1) {
    const written = writeFacts(facts.slice(0, count), query.language)
    if (written.response.length <= maxCharacters) return written
  }
  return writeFacts(facts.slice(0, 1), query.language)
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
    return `${sectionOf(passage)}${colon(answer)}${phrases[answer].page(passage.page)}`
  const row = rowLine(unit, answer)
  return shorten(capitalise(title === '' ? row : `${title}, ${inner(row, language)}`), MAX_LINE)
}

function toSafetyNote({ kind, passage }: TopicFact): SafetyNote[] {
  if (kind !== 'warning' || passage.kind !== 'safety') return []
  const { level, text, page, manualId } = passage
  return [{ level, text: withoutSignalWord(text) || text, page, manualId }]
}
