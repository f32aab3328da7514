import { cellValue, columnName, unitInHeader } from '../../finding/evidence/row'
import type { Unit } from '../../finding/evidence/unit'
import type { Language } from '../../finding/languages/language'
import { anyWord } from '../../finding/languages/manual-words'
import { joinCode } from '../../finding/query/code'
import { normalise } from '../../finding/query/normalise'
import type { Query } from '../../finding/query/parse-question'
import { hasPartNumber } from '../../finding/query/part-number'
import { containsQuantity, quantities } from '../../finding/query/quantity'
import { tokenise } from '../../finding/query/tokenise'
import { createMatcher, type Matcher } from '../../finding/ranking/match'
import type { ScopedPassage } from '../../finding/scoped-passage'
import { captionWords, isCaption } from './heading-text'

/** The direct answer in a table row: the requested value and its label. */
export interface DirectValue {
  value: string
  label: string
  /** Columns that are neither value nor label. */
  others: number[]
}

/** More quantities than these are read from the table. */
const MAX_QUANTITIES = 3

type Row = { cells: readonly string[]; columns: readonly string[]; filled: readonly number[] }

/** Selects the cells that contain the answer; undefined if it is ambiguous. */
export function findDirectValue(
  { cells = [], columns = [] }: Unit,
  query: Query,
  { headings, language }: Pick<ScopedPassage, 'headings'> & { language: Language },
): DirectValue | undefined {
  const row = { cells, columns, filled: cells.flatMap((cell, column) => (cell.trim() ? [column] : [])) }
  const key = row.filled.find((column) => query.codes.includes(joinCode(firstWord(cells[column] ?? ''))))
  const label = key ?? nameColumn(cells)
  const answers = key === undefined ? answerColumns(row, label, query, language) : columnAfterKey(row, key)
  const isFigure = answers.some((column) => /^\P{L}*\d/u.test(cells[column] ?? ''))
  const period = key === undefined && !isFigure ? periodInHeadings(headings, query) : undefined
  const value = period ?? valueText(row, answers)
  if (!value || label < 0) return undefined
  return {
    value,
    label: cells[label]?.trim() ?? '',
    others: row.filled.filter((column) => column !== label && (period !== undefined || !answers.includes(column))),
  }
}

/** The column that names what a row is about: its first words that are no part number or figure, or else its first cell. */
export function nameColumn(cells: readonly string[]): number {
  const isName = (cell: string) => /\p{L}{2}/u.test(cell) && /^\P{N}/u.test(cell.trim()) && !hasPartNumber(cell)
  const named = cells.findIndex(isName)
  return named < 0 ? cells.findIndex((cell) => cell.trim()) : named
}

/** How well a word of the question must match a column's title to name it; less than a synonym does. */
const NAMED = 0.5

const quantityColumn = new RegExp(`\\b(?:number off|${anyWord('quantity')})\\b`)

function answerColumns({ cells, columns, filled }: Row, label: number, query: Query, language: Language) {
  const others = filled.filter((column) => column !== label)
  const title = (column: number) => columns[column] ?? ''
  const matcher = createMatcher(query, language)
  const isNamed = (column: number) => matcher(title(column)).some((strength) => strength >= NAMED)
  if (query.units.length > 0) {
    const fitting = others.filter((column) =>
      containsQuantity(cellValue(title(column), cells[column] ?? ''), query.units),
    )
    const named = fitting.filter(isNamed)
    return named.length > 0 ? named : fitting
  }
  if (query.intent === 'value') {
    const quantity = others.filter((column) => quantityColumn.test(normalise(title(column))))
    if (quantity.length > 0) return quantity.slice(0, 1)
    const figures = others.filter((column) => unitOfCell(title(column), cells[column] ?? ''))
    if (figures.length > 0) return figures
  }
  const parts = others.filter((column) => hasPartNumber(cells[column] ?? '')).slice(0, 1)
  if (query.intent === 'part') return parts
  const named = others.filter(isNamed)
  if (named.length === 1) return named
  if (query.intent === 'fact' && parts.length > 0) return parts
  return others.filter((column) => isNew(cells[column] ?? '', matcher)).slice(0, 1)
}

/** Whether a cell has words that the question does not; a bare number is that of an item or a section. */
const isNew = (cell: string, matcher: Matcher) =>
  /\p{L}/u.test(cell) &&
  tokenise(cell).some((word) => word.length > 2 && matcher(word).every((strength) => strength === 0))

/** The first cell with words after the key. */
const columnAfterKey = ({ cells, filled }: Row, key: number) =>
  filled.filter((column) => column > key && /\p{L}{3}/u.test(cells[column] ?? '')).slice(0, 1)

const firstWord = (cell: string) =>
  normalise(cell)
    .trim()
    .split(/[\s,;:]/)[0] ?? ''

/** An interval may stand above a table only: "Every 50 hours or weekly". */
function periodInHeadings(headings: readonly string[], { units }: Query): string | undefined {
  const texts = headings.slice(-2).map((heading) => (isCaption(heading) ? captionWords(heading) : heading))
  const period = texts.find((text) => containsQuantity(text, units) && units.includes('hour'))
  return period?.replace(/^\d+(?:\.\d+)+\s+/, '').trim()
}

/** Values of one quantity; the name is empty if the columns have none or are conversions of each other. */
interface Group {
  name: string
  unit: string | undefined
  values: string[]
}

/** The values with their units; several quantities with the titles of their columns. */
function valueText({ cells, columns }: Row, answers: readonly number[]): string | undefined {
  const groups: Group[] = []
  const [first, second, ...others] = answers.map((column) => unitOfCell(columns[column] ?? '', cells[column] ?? ''))
  const isConverted = others.length === 0 && isConversion(first, second)
  for (const column of answers) {
    const name = isConverted ? '' : columnName(columns[column] ?? '')
    const unit = unitOfCell(columns[column] ?? '', cells[column] ?? '')
    const value = cellValue(columns[column] ?? '', cells[column]?.trim() ?? '')
    const group = groups.find((one) => one.name === name && (name !== '' || isConversion(one.unit, unit)))
    if (group) group.values.push(value)
    else groups.push({ name, unit, values: [value] })
  }
  if (groups.length === 0 || groups.length > MAX_QUANTITIES) return undefined
  return groups
    .map(({ name, values }) =>
      groups.length > 1 && name ? `${name} ${withConversions(values)}` : withConversions(values),
    )
    .join(', ')
}

/** Whether two different units are of one quantity, such as N·m and lb-ft, but not kW and rpm. */
function isConversion(one: string | undefined, other: string | undefined): boolean {
  if (one === undefined || other === undefined || one === other) return false
  const names = quantitiesOf(other)
  return quantitiesOf(one).some((name) => names.includes(name))
}

/** The quantities that have most words of a unit: lb-ft is a torque, though a pound is a weight too. */
function quantitiesOf(unit: string): string[] {
  const words = tokenise(`1 ${unit}`)
  const matches = Object.entries(quantities).map(([name, { units }]) => ({
    name,
    count: words.filter((word) => units.includes(word)).length,
  }))
  const most = Math.max(1, ...matches.map(({ count }) => count))
  return matches.filter(({ count }) => count === most).map(({ name }) => name)
}

const withConversions = ([first = '', ...others]: readonly string[]) =>
  others.length > 0 ? `${first} (${others.join(', ')})` : first

const unitOfCell = (head: string, cell: string) =>
  unitInHeader(head) ?? /\d\s*([^\d\s.,;()/-][^\d\s,;()]*)/u.exec(cell)?.[1]
