import type { Language } from '../../../../../languages/language'
import { anyWord } from '../../../../../languages/manual-words'
import { normalise } from '../../../../../languages/text/normalise'
import type { Found } from '../../../finding/find'
import { hasPartNumber } from '../../../finding/question/part-number'
import { containsQuantity, quantities } from '../../../finding/question/quantity'
import { scoreTerms, type TermScores } from '../../../finding/retrieving/bm25'
import type { ManualIndex } from '../../../finding/retrieving/manual-index'
import type { ScopedPassage } from '../../../finding/scoped-passage'
import { isFaultTable } from '../../../finding/scoring/evidence'
import { nameColumn, namesPartNumbers } from '../../../finding/scoring/name-column'
import { splitIntoUnits, type Unit } from '../../../finding/scoring/unit'
import { whatToDo } from '../fault-row'
import { periodIn, sectionOf, tableTitle } from '../heading-text'
import { withoutSignalWord } from '../signal-word'
import { createTopicNames, type Topic, type TopicNames } from './topic'

/** What the manuals say of a topic, in the order in which it is listed. */
const factKinds = ['value', 'table', 'task', 'fault', 'procedure', 'section', 'part', 'warning'] as const
type FactKind = (typeof factKinds)[number]

export interface TopicFact {
  kind: FactKind
  passage: ScopedPassage
  language: Language
  /** A row; all rows of a table; the first unit of a section, with or without steps. */
  units: Unit[]
  /** What stands above the table of a row and belongs to it: when a task is due, or what a lamp or alarm is. */
  title?: string
  /** Of a row. */
  name?: string
  /** How far its name has the words of the question: 1 for all, less for other words. */
  strength: number
}

const LIMITS: Record<FactKind, number> = {
  value: 8,
  table: 1,
  task: 6,
  fault: 3,
  procedure: 3,
  section: 2,
  part: 3,
  warning: 2,
}
/** A longer table that is named like the topic is looked up, not read. */
const MAX_ROWS = 8

/** What the manuals in scope say of a topic, each fact once; what has other words than the question only if nothing has its own. */
export function topicFacts(manuals: Found['manuals'], topic: Topic): TopicFact[] {
  const { scores } = scoreTerms(manuals, topic.query, 'byPassage')
  const namesIn = createNames(topic)
  const found = manuals.flatMap((manual, at) =>
    passagesWithAll(scores[at] ?? [], topic.positions)
      .filter((document) => !manual.listings.has(document))
      .flatMap((document) => factsIn(manual, document, namesIn)),
  )
  const strongest = Math.max(0, ...found.map(({ strength }) => strength))
  const facts = found.filter(({ strength }) => strength >= strongest)
  const listed = uniqueBy(
    factKinds.flatMap((kind) => facts.filter((fact) => fact.kind === kind)),
    keyOf,
  )
  return withTables(factKinds.flatMap((kind) => listed.filter((fact) => fact.kind === kind).slice(0, LIMITS[kind])))
}

/** Values of one name in several tables, as of two models, have the titles of these, or else the names of their manuals. */
function withTables(facts: readonly TopicFact[]): TopicFact[] {
  const values = facts.filter(({ kind }) => kind === 'value')
  return facts.map((fact) => {
    if (fact.kind !== 'value') return fact
    const others = values.filter(({ name, passage }) => name === fact.name && passage !== fact.passage)
    if (others.length === 0) return fact
    const title = tableTitle(fact.passage)
    const isAlike = others.some(({ passage }) => tableTitle(passage) === title)
    return { ...fact, title: isAlike ? `${fact.passage.manualName}, ${title}` : title }
  })
}

/** The names of a topic, created once for each language. */
function createNames(topic: Topic): (language: Language) => TopicNames {
  const created = new Map<Language, TopicNames>()
  return (language) => {
    const names = created.get(language) ?? createTopicNames(topic, language)
    created.set(language, names)
    return names
  }
}

/** The passages that have all terms, in reading order. */
function passagesWithAll(scores: TermScores, positions: readonly number[]): number[] {
  const [first, ...others] = positions.map((position) => scores[position])
  const documents = first ? [...first.keys()] : []
  return documents.filter((document) => others.every((one) => one?.has(document))).sort((a, b) => a - b)
}

function factsIn(manual: ManualIndex, document: number, namesIn: (language: Language) => TopicNames): TopicFact[] {
  const passage = manual.passages[document]
  const language = manual.languageOfPassage[document] ?? manual.language
  if (!passage) return []
  const names = namesIn(language)
  if (passage.kind === 'table') return isFaultTable(passage) ? [] : tableFacts(passage, language, names)
  const strength = names.strengthIn(sectionOf(passage))
  if (strength === 0) return []
  const kind = passage.kind === 'safety' ? 'warning' : passage.kind === 'steps' ? 'procedure' : 'section'
  return [{ kind, passage, language, units: splitIntoUnits(passage).slice(0, 1), strength }]
}

function tableFacts(passage: ScopedPassage, language: Language, names: TopicNames): TopicFact[] {
  const rows = splitIntoUnits(passage)
  const title = tableTitle(passage)
  const listsParts = passage.kind === 'table' && passage.columns.some(namesPartNumbers)
  if (names.isTopic(title) && rows.length <= MAX_ROWS && !listsParts)
    return [{ kind: 'table', passage, language, units: rows, strength: names.strengthIn(title) }]
  const period = periodIn(passage.headings, quantities.interval.units)
  return rows.map(withoutReferences).flatMap((row): TopicFact[] => {
    const { cells = [], columns } = row
    const name = cells[nameColumn(cells, columns)] ?? ''
    // A row of a name alone says nothing, and a safety label is no part of the thing that it warns of.
    if (cells.filter((cell) => cell.trim()).length < 2 || withoutSignalWord(name) !== name) return []
    const fact = { passage, language, name, units: [row], strength: names.strengthIn(name) }
    const isTopic = names.isTopic(name)
    if (isTopic && period !== undefined) return [{ ...fact, kind: 'task', title: period }]
    if (isTopic && whatToDo(row) !== undefined) return [{ ...fact, kind: 'fault', title }]
    if (fact.strength > 0 && listsParts && hasPartNumber(row.own)) return [{ ...fact, kind: 'part' }]
    if (isTopic) return [{ ...fact, kind: 'value' }]
    const isCapacity =
      containsQuantity(row.text, quantities.capacity.units) && names.isContainer(name, `${title} ${row.text}`)
    return isCapacity ? [{ ...fact, kind: 'value', strength: 1 }] : []
  })
}

const sectionTitle = new RegExp(`^${anyWord('section')}s?$`)

/** A row without the number of its item, and without the section that it refers to. */
function withoutReferences(row: Unit): Unit {
  const { cells = [], columns = [] } = row
  const name = nameColumn(cells, columns)
  const isReference = (cell: string, column: number) =>
    (column < name && /^\d{1,3}$/.test(cell.trim())) || sectionTitle.test(normalise(columns[column] ?? '').trim())
  return { ...row, cells: cells.map((cell, column) => (isReference(cell, column) ? '' : cell)) }
}

/** A section is listed once, as is a part, a row that two lists have, and a warning. */
function keyOf({ kind, passage, units: [unit], title = '' }: TopicFact): string {
  if (kind === 'procedure' || kind === 'section') return `${passage.manualId} ${sectionOf(passage)}`
  if (kind !== 'part') return `${title} ${unit?.own}`
  const isNumber = (cell: string, column: number) =>
    hasPartNumber(cell) && namesPartNumbers(unit?.columns?.[column] ?? '')
  return unit?.cells?.find(isNumber)?.trim() ?? unit?.own ?? ''
}

function uniqueBy<Item>(items: readonly Item[], keyOfItem: (item: Item) => string): Item[] {
  const byKey = new Map<string, Item>()
  for (const item of items) if (!byKey.has(keyOfItem(item))) byKey.set(keyOfItem(item), item)
  return [...byKey.values()]
}
