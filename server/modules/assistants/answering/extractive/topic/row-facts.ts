import type { Language } from '../../../../../languages/language'
import { anyWord } from '../../../../../languages/manual-words'
import { anyStructureWord } from '../../../../../languages/structure-words'
import { normalise } from '../../../../../languages/text/normalise'
import { hasPartNumber } from '../../../finding/question/part-number'
import { containsQuantity, quantities } from '../../../finding/question/quantity'
import type { ScopedPassage } from '../../../finding/scoped-passage'
import { isFaultTable } from '../../../finding/scoring/evidence'
import { nameColumn, namesPartNumbers } from '../../../finding/scoring/name-column'
import { splitIntoUnits, type Unit } from '../../../finding/scoring/unit'
import { readFaultRow, whatToDo } from '../fault-row'
import { sectionOf, tableTitle } from '../heading-text'
import { rowPeriod } from '../row-period'
import { withoutSignalWord } from '../signal-word'
import type { Sought, TopicFact } from './topic-fact'

/** A longer table that is named like the topic is looked up, not read. */
const MAX_ROWS = 8

type TablePassage = Extract<ScopedPassage, { kind: 'table' }>

/** What a table says of a topic: itself if it is named so, or else each of its rows that is on it. */
export function tableFacts(passage: TablePassage, language: Language, sought: Sought): TopicFact[] {
  const { names } = sought
  const rows = splitIntoUnits(passage)
  const title = tableTitle(passage)
  const ofPassage = { passage, language }
  if (contentsTitle.test(title)) return []
  if (isFaultTable(passage)) return rows.flatMap((row) => causeFacts(row, ofPassage, sought))
  const listsParts = passage.columns.some(namesPartNumbers)
  const isSchedule = rows.some(
    (row) => rowPeriod(row, passage.headings)?.column === undefined && rowPeriod(row, passage.headings),
  )
  const isRemedied = rows.some((row) => whatToDo(row) !== undefined)
  const section = sectionOf(passage)
  const named = [title, section].find(names.isWhole)
  if (named !== undefined && !listsParts && !isSchedule && !isRemedied) {
    const strength = names.strengthIn(named)
    const rank = names.isTopic(title) ? 0 : 1
    if (rows.length <= MAX_ROWS) return [{ ...ofPassage, kind: 'table', units: rows, strength, rank }]
    return [{ ...ofPassage, kind: 'section', units: rows.slice(0, 1), strength, title: named, rank: 2 }]
  }
  return rows.flatMap((row) => rowFact(row, { ...ofPassage, listsParts, table: title }, sought) ?? [])
}

type OfPassage = Pick<TopicFact, 'passage' | 'language'>

/** A fault that the topic has or causes. */
function causeFacts(row: Unit, ofPassage: OfPassage, { names }: Sought): TopicFact[] {
  const fault = readFaultRow(row)
  const strength = fault ? Math.max(names.strengthInText(fault.fault), names.strengthInText(fault.cause)) : 0
  return strength > 0 ? [{ ...ofPassage, kind: 'fault', units: [row], strength, rank: 1 }] : []
}

function rowFact(
  whole: Unit,
  { listsParts, table, ...ofPassage }: OfPassage & { listsParts: boolean; table: string },
  sought: Sought,
): TopicFact | undefined {
  const { names, owner, isActivity } = sought
  const row = withoutReferences(whole)
  const { cells = [], columns = [] } = row
  const column = nameColumn(cells, columns)
  const name = cells[column] ?? ''
  // A row of a name alone says nothing, and a safety label is no part of the thing that it warns of.
  if (cells.filter((cell) => cell.trim()).length < 2 || withoutSignalWord(name) !== name) return undefined
  const strength = names.strengthInName(name)
  const fact = { ...ofPassage, name, units: [row] }
  if (whatToDo(row) !== undefined && !rowPeriod(row, fact.passage.headings)) {
    const said = Math.max(...cells.map(names.strengthInText))
    return said > 0
      ? { ...fact, kind: 'fault', title: table, strength: said, rank: names.isTopic(name) ? 0 : 1 }
      : undefined
  }
  if (listsParts && hasPartNumber(row.own))
    return strength > 0 || names.isFilter(name)
      ? { ...fact, kind: 'part', strength: strength || undefined, rank: names.isTopic(name) ? 0 : 1 }
      : undefined
  const period = rowPeriod(row, fact.passage.headings)
  const isTask = period !== undefined && isTaskOf(whole, name, sought)
  if (isTask) {
    const units = [period.column === undefined ? row : withoutCell(row, period.column)]
    const rank = names.isListed(name) || isActivity ? 0 : 1
    return { ...fact, units, kind: 'task', title: period.text, strength: strength || undefined, rank }
  }
  if (names.isTopic(name) || (strength > 0 && names.isListed(name) && !isKeyed(cells, column)))
    return isKeyed(cells, column)
      ? { ...fact, kind: 'detail', title: table, strength, rank: 1 }
      : { ...fact, kind: 'value', strength }
  const ofOwner = owner && owner.strengthInName(name) > 0 ? names.strengthIn(`${table} ${row.text}`) : 0
  if (ofOwner > 0) return { ...fact, kind: 'value', strength: ofOwner }
  const isCapacity =
    containsQuantity(row.text, quantities.capacity.units) && names.isContainer(name, `${table} ${row.text}`)
  if (isCapacity) return { ...fact, kind: 'value' }
  const hasFigure = cells.some((cell, position) => position !== column && /\d/.test(cell))
  return strength > 0 && hasFigure ? { ...fact, kind: 'detail', strength, title: table } : undefined
}

/**
 * Whether the work of a row is done on the topic: by its name, as one of several things, by what is to be done if the topic
 * is that, "Grease", or as a filter whose section is on the topic.
 */
function isTaskOf(row: Unit, name: string, { names, owner, isActivity, sections }: Sought): boolean {
  const { cells = [], columns = [] } = row
  if (names.strengthIn(name) > 0 || names.isListed(name) || names.isFilter(name) || owner?.isListed(name)) return true
  if (isActivity) return cells.some((cell) => names.strengthIn(cell) > 0)
  const reference = cells.find((_, column) => isReference(columns[column] ?? ''))?.trim() ?? ''
  return names.isAnyFilter(name) && sections.has(reference)
}

/** Whether something else is named before, of which the name says only a property: what a sensor measures. */
const isKeyed = (cells: readonly string[], column: number) => cells.slice(0, column).some((cell) => cell.trim())

const sectionTitle = new RegExp(`^${anyWord('section')}s?$`)
const isReference = (title: string) => sectionTitle.test(normalise(title).trim())
const contentsTitle = new RegExp(`^(?:${anyStructureWord('contents')})$`, 'iu')
const itemTitle = /^(?:item|items|pos|posicion|no|n|nr|#|ref)?$/

/** A row without the number of its item, and without the section that it refers to. */
function withoutReferences(row: Unit): Unit {
  const { cells = [], columns = [] } = row
  const isItem = (cell: string, title: string) =>
    /^\d{1,3}$/.test(cell.trim()) && itemTitle.test(normalise(title).replace(/[^a-z#]/g, ''))
  return {
    ...row,
    cells: cells.map((cell, column) =>
      isItem(cell, columns[column] ?? '') || isReference(columns[column] ?? '') ? '' : cell,
    ),
  }
}

const withoutCell = (row: Unit, at: number): Unit => ({
  ...row,
  cells: row.cells?.map((cell, column) => (column === at ? '' : cell)),
})
