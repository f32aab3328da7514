import type { Language } from '../../../../languages/language'
import { anyWord } from '../../../../languages/manual-words'
import { normalise } from '../../../../languages/text/normalise'
import { tokenise } from '../../../../languages/text/tokenise'
import { hasPartNumber } from '../../finding/question/part-number'
import { containsQuantity } from '../../finding/question/quantity'
import type { Query } from '../../finding/question/query'
import { hasSpecification } from '../../finding/question/specification'
import { createMatcher, type Matcher } from '../../finding/retrieving/match'
import { namesPartNumbers } from '../../finding/scoring/name-column'
import { cellValue, columnName } from '../../finding/scoring/row'
import { chooseOpposite } from './opposite-columns'
import { unitOfCell } from './stated-values'

/** The cells of a table row, the titles of its columns, and which cells are not empty. */
export interface Row {
  cells: readonly string[]
  columns: readonly string[]
  filled: readonly number[]
}

/** How well a word of the question must match a column's title to name it; less than a synonym does. */
const NAMED = 0.5

const quantityColumn = new RegExp(`\\b(?:number off|${anyWord('quantity')})\\b`)

/** The columns that answer a question about a row. */
export function answerColumns({ cells, columns, filled }: Row, label: number, query: Query, language: Language) {
  const others = filled.filter((column) => column !== label)
  const title = (column: number) => columns[column] ?? ''
  const matcher = createMatcher(query, language)
  const isNamed = (column: number) => matcher(columnName(title(column))).some((strength) => strength >= NAMED)
  const fitting = others.filter((column) =>
    containsQuantity(cellValue(title(column), cells[column] ?? ''), query.units),
  )
  if (query.wantsSpecification) {
    const graded = others.filter((column) => hasSpecification(cells[column] ?? ''))
    if (graded.length > 0) return [...fitting.filter((column) => !graded.includes(column)), ...graded.slice(0, 1)]
  }
  if (query.units.length > 0) {
    const named = fitting.filter(isNamed)
    // What is asked by "how much" may also be a power, of which the question has no unit.
    if (fitting.length > 0 || !query.units.includes('litre'))
      return chooseOpposite(named.length > 0 ? named : fitting, title, query)
  }
  if (query.intent === 'value') {
    const quantity = others.filter((column) => quantityColumn.test(normalise(title(column))))
    if (quantity.length > 0) return quantity.slice(0, 1)
    const figures = others.filter((column) => unitOfCell(title(column), cells[column] ?? ''))
    const named = figures.filter(isNamed)
    if (figures.length > 0) return chooseOpposite(named.length > 0 ? named : figures, title, query)
  }
  const numbers = others.filter((column) => isPartNumber(cells[column] ?? ''))
  const parts = [numbers.find((column) => namesPartNumbers(title(column))) ?? numbers[0] ?? []].flat()
  if (query.intent === 'part') return parts
  const named = chooseOpposite(others.filter(isNamed), title, query)
  if (named.length === 1) return withMeasures(named, { cells, columns, filled })
  if (query.intent === 'fact' && parts.length > 0) return parts
  return others.filter((column) => isNew(cells[column] ?? '', matcher)).slice(0, 1)
}

/** "Which fuse": its number alone says little, so that what the row measures is stated with it. */
function withMeasures([named = -1]: readonly number[], { cells, columns, filled }: Row): number[] {
  const isNumber = /^\d{1,3}$/.test(cells[named]?.trim() ?? '') && !unitOfCell(columns[named] ?? '', cells[named] ?? '')
  const measures = filled.filter((column) => column !== named && unitOfCell(columns[column] ?? '', cells[column] ?? ''))
  return isNumber && measures.length === 1 ? [named, ...measures] : [named]
}

/** "10.12" is the number of a section. */
const isPartNumber = (cell: string) => hasPartNumber(cell) && !/^\s*\d{1,2}(?:\.\d{1,2})+\s*$/.test(cell)

/** Whether a cell has words that the question does not; a bare number is that of an item or a section. */
const isNew = (cell: string, matcher: Matcher) =>
  /\p{L}/u.test(cell) &&
  tokenise(cell).some((word) => word.length > 2 && matcher(word).every((strength) => strength === 0))
