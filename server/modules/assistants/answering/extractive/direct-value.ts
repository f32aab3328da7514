import { descriptionCell } from '../../finding/evidence/head-noun'
import { cellText } from '../../finding/evidence/row'
import type { Unit } from '../../finding/evidence/unit'
import { joinCode } from '../../finding/query/code'
import { normalise } from '../../finding/query/normalise'
import type { Query } from '../../finding/query/parse-question'
import { hasPartNumber } from '../../finding/query/part-number'
import { containsQuantity } from '../../finding/query/quantity'
import { tokenise } from '../../finding/query/tokenise'

/** The direct answer in a table row: the requested value and its label. */
export interface DirectValue {
  value: string
  label: string
  /** Columns that are neither value nor label. */
  others: number[]
}

const MAX_VALUES = 2

/** Selects the cells that contain the answer; undefined if it is ambiguous. */
export function findDirectValue({ cells = [], columns = [] }: Unit, query: Query): DirectValue | undefined {
  const filled = cells.flatMap((cell, column) => (cell.trim() ? [column] : []))
  const key = filled.find((column) => query.codes.includes(joinCode(firstWord(cells[column] ?? ''))))
  const description = descriptionCell(cells)
  const named = description === '' ? (filled[0] ?? -1) : cells.indexOf(description)
  const meaning = key === undefined ? named : columnAfterKey(cells, filled, key)
  const isAnswered = answerColumns(filled, key, meaning)
  const label = key ?? (isAnswered.includes(meaning) ? -1 : meaning)
  const values = isAnswered.map((column) => valueText(columns[column] ?? '', cells[column]?.trim() ?? ''))
  const [first, second] = values
  if (!first || label < 0) return undefined
  return {
    value: second === undefined ? first : `${first} (${second})`,
    label: cells[label]?.trim() ?? '',
    others: filled.filter((column) => column !== label && !isAnswered.includes(column)),
  }

  function answerColumns(filled: number[], key: number | undefined, meaning: number): number[] {
    if (key !== undefined) return meaning < 0 ? [] : [meaning]
    if (query.intent === 'value' && query.units.length === 0)
      return filled.filter((column) => quantityColumn.test(normalise(columns[column] ?? ''))).slice(0, 1)
    if (query.intent === 'part' || query.intent === 'fact')
      return filled.filter((column) => hasPartNumber(cells[column] ?? '')).slice(0, 1)
    const fitting = filled.filter((column) =>
      containsQuantity(cellText(columns[column] ?? '', cells[column] ?? ''), query.units),
    )
    const asked = new Set(query.terms.flatMap(({ variants }) => variants.flatMap(({ words }) => words)))
    const named = fitting.filter((column) => tokenise(columns[column] ?? '').some((word) => asked.has(word)))
    const chosen = named.length > 0 ? named : fitting
    return chosen.length <= MAX_VALUES ? chosen : []
  }
}

const quantityColumn = /\b(?:qty|quantity|number off|cant\w*|menge|anzahl|stuck)\b/

/** The first cell with words after the key. */
const columnAfterKey = (cells: readonly string[], filled: number[], key: number) =>
  filled.find((column) => column > key && /\p{L}{3}/u.test(cells[column] ?? '')) ?? -1

const firstWord = (cell: string) =>
  normalise(cell)
    .trim()
    .split(/[\s,;:]/)[0] ?? ''

/** A value without its column title, but with the unit in that title. */
function valueText(head: string, cell: string): string {
  const text = cellText(head, cell)
  const lead = text.length - cell.length
  return text.startsWith(cell) || lead <= 0 ? text : text.slice(text.indexOf(cell))
}
