import type { Language } from '../../../../../languages/language'
import type { Found } from '../../../finding/find'
import { hasPartNumber } from '../../../finding/question/part-number'
import { scoreTerms, type TermScores } from '../../../finding/retrieving/bm25'
import type { ManualIndex } from '../../../finding/retrieving/manual-index'
import { namesPartNumbers } from '../../../finding/scoring/name-column'
import { unitInHeader } from '../../../finding/scoring/row'
import { sectionOf, tableTitle } from '../heading-text'
import { tableFacts } from './row-facts'
import { textFacts, warningFacts } from './text-facts'
import type { Topic } from './topic'
import { factKinds, type Sought, type TopicFact } from './topic-fact'
import { createTopicNames } from './topic-names'

/** All that the manuals in scope say of a topic, each once; what has other words than the question only if nothing has its own. */
export function topicFacts(manuals: Found['manuals'], topic: Topic): TopicFact[] {
  const { scores } = scoreTerms(manuals, topic.query, 'byPassage')
  const found = manuals.flatMap((manual, at) => {
    const soughtIn = createSought(topic, manual)
    return documentsOf(manual, scores[at] ?? [], topic).flatMap((document) => factsIn(manual, document, soughtIn))
  })
  const strongest = Math.max(0, ...found.map(({ strength = 0 }) => strength))
  const languages = new Set(found.filter(({ strength }) => strength === strongest).map(({ language }) => language))
  const isOwn = ({ strength, language }: TopicFact) =>
    strength === undefined ? strongest === 0 || languages.has(language) : strength >= strongest
  const ordered = factKinds.flatMap((kind) =>
    byPassage(found.filter((fact) => fact.kind === kind && isOwn(fact))).toSorted(
      (one, other) => (one.rank ?? 0) - (other.rank ?? 0),
    ),
  )
  return withTables(withoutTheirSections(uniqueBy(ordered, keyOf)))
}

/** What one kind has of each passage comes before what it has twice of one: a lamp, an alarm and a fault. */
function byPassage(facts: readonly TopicFact[]): TopicFact[] {
  if (facts[0]?.kind !== 'fault') return [...facts]
  const turnOf = (fact: TopicFact) => facts.filter(({ passage }) => passage === fact.passage).indexOf(fact)
  return facts.toSorted((one, other) => turnOf(one) - turnOf(other))
}

/** A table is no section besides. */
const withoutTheirSections = (facts: readonly TopicFact[]) =>
  facts.filter(
    ({ kind, title, passage }) =>
      kind !== 'section' ||
      !facts.some(
        (one) => one.kind === 'table' && one.passage.page === passage.page && sectionOf(one.passage) === title,
      ),
  )

/** Values of one name in several tables, as of two models, have the titles of these. */
function withTables(facts: readonly TopicFact[]): TopicFact[] {
  const values = facts.filter(({ kind }) => kind === 'value')
  return facts.map((fact) => {
    const isSame = ({ name, passage }: TopicFact) => name === fact.name && passage !== fact.passage
    return fact.kind === 'value' && values.some(isSame) ? { ...fact, title: tableTitle(fact.passage) } : fact
  })
}

/** What is sought in a manual, created once for each of its languages. */
function createSought(topic: Topic, manual: ManualIndex): (language: Language) => Sought {
  const created = new Map<Language, Sought>()
  return (language) => {
    const known = created.get(language)
    if (known) return known
    const names = createTopicNames(topic, language)
    const owner = topic.owner && createTopicNames(topic.owner, language)
    const headings = new Set(manual.passages.flatMap((passage) => passage.headings))
    const sections = new Set([...headings].flatMap((heading) => numberOf(heading, names)))
    const sought = { names, ...(owner && { owner }), isActivity: topic.isActivity, sections }
    created.set(language, sought)
    return sought
  }
}

/** The number of a section on the topic. */
function numberOf(heading: string, names: Sought['names']): string[] {
  const [, number, title] = /^(\d+(?:[.-]\d+)+)\s+(.+)$/.exec(heading) ?? []
  return number !== undefined && title !== undefined && names.isTopic(title) ? [number] : []
}

/** The passages that may say something of a topic, in reading order: also tables of capacities, and those that refer to sections. */
function documentsOf(manual: ManualIndex, scores: TermScores, topic: Topic): number[] {
  const named = new Set(topic.positions.flatMap((position) => [...(scores[position]?.keys() ?? [])]))
  return manual.passages.flatMap((passage, document) => {
    if (manual.listings.has(document)) return []
    const isTable = passage.kind === 'table' && passage.columns.some((title) => unitInHeader(title) !== undefined)
    return named.has(document) || isTable || (passage.kind === 'table' && passage.columns.length > 2) ? [document] : []
  })
}

function factsIn(manual: ManualIndex, document: number, soughtIn: (language: Language) => Sought): TopicFact[] {
  const passage = manual.passages[document]
  const language = manual.languageOfPassage[document] ?? manual.language
  if (!passage) return []
  const sought = soughtIn(language)
  if (passage.kind === 'table') return tableFacts(passage, language, sought)
  if (passage.kind !== 'safety') return textFacts(passage, language, sought)
  return warningFacts(passage, language, sought)
}

/** A section is listed once, as is a part, a row that two lists have, and a warning. */
function keyOf({ kind, passage, units: [unit], title = '' }: TopicFact): string {
  if (kind === 'section') return `${kind} ${title}`
  if (kind === 'warning') return passage.text
  if (kind === 'mention') return `${passage.manualId} ${passage.page}`
  if (kind !== 'part') return `${kind} ${title} ${unit?.own}`
  const isNumber = (cell: string, column: number) =>
    hasPartNumber(cell) && namesPartNumbers(unit?.columns?.[column] ?? '')
  return unit?.cells?.find(isNumber)?.trim() ?? unit?.own ?? ''
}

function uniqueBy<Item>(items: readonly Item[], keyOfItem: (item: Item) => string): Item[] {
  const byKey = new Map<string, Item>()
  for (const item of items) if (!byKey.has(keyOfItem(item))) byKey.set(keyOfItem(item), item)
  return [...byKey.values()]
}
