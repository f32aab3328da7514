import { descriptionCell } from '../../finding/evidence/head-noun'
import { cellText } from '../../finding/evidence/row'
import type { Unit } from '../../finding/evidence/unit'
import { joinCode } from '../../finding/query/code'
import { normalise } from '../../finding/query/normalise'
import type { Query } from '../../finding/query/parse-question'
import { hasPartNumber } from '../../finding/query/part-number'
import { containsQuantity } from '../../finding/query/quantity'
import { tokenise } from '../../finding/query/tokenise'

/** What a row answers by itself: the value asked for and the name that the row gives it. */
export interface DirectValue {
  value: string
  label: string
  /** Columns that neither the value nor the label has told. */
  others: number[]
}

const mostValues = 2

/** Picks the cells of a row that hold the answer; nothing where more than one column could. */
export function directValueOf({ cells = [], columns = [] }: Unit, query: Query): DirectValue | undefined {
  const filled = cells.flatMap((cell, column) => (cell.trim() ? [column] : []))
  const key = filled.find((column) => query.codes.includes(joinCode(firstWord(cells[column] ?? ''))))
  const description = descriptionCell(cells)
  const named = description === '' ? (filled[0] ?? -1) : cells.indexOf(description)
  const worded = key === undefined ? named : afterKey(cells, filled, key)
  const answers = answerColumns(filled, key, worded)
  const label = key ?? (answers.includes(worded) ? -1 : worded)
  const values = answers.map((column) => valueText(columns[column] ?? '', cells[column]?.trim() ?? ''))
  const [first, second] = values
  if (!first || label < 0) return undefined
  return {
    value: second === undefined ? first : `${first} (${second})`,
    label: cells[label]?.trim() ?? '',
    others: filled.filter((column) => column !== label && !answers.includes(column)),
  }

  function answerColumns(filled: number[], key: number | undefined, worded: number): number[] {
    if (key !== undefined) return worded < 0 ? [] : [worded]
    if (query.intent === 'value' && query.units.length === 0)
      return filled.filter((column) => quantityHead.test(normalise(columns[column] ?? ''))).slice(0, 1)
    if (query.intent === 'part' || query.intent === 'fact')
      return filled.filter((column) => hasPartNumber(cells[column] ?? '')).slice(0, 1)
    const fitting = filled.filter((column) =>
      containsQuantity(cellText(columns[column] ?? '', cells[column] ?? ''), query.units),
    )
    const asked = new Set(query.terms.flatMap(({ variants }) => variants.flatMap(({ words }) => words)))
    const named = fitting.filter((column) => tokenise(columns[column] ?? '').some((word) => asked.has(word)))
    const chosen = named.length > 0 ? named : fitting
    return chosen.length <= mostValues ? chosen : []
  }
}

const quantityHead = /\b(?:qty|quantity|number off|cant\w*|menge|anzahl|stuck)\b/

/** What a list says first of a key: the next cell in words. */
const afterKey = (cells: readonly string[], filled: number[], key: number) =>
  filled.find((column) => column > key && /\p{L}{3}/u.test(cells[column] ?? '')) ?? -1

const firstWord = (cell: string) =>
  normalise(cell)
    .trim()
    .split(/[\s,;:]/)[0] ?? ''

/** A value without the head of its column, except for the unit that the head gives it. */
function valueText(head: string, cell: string): string {
  const text = cellText(head, cell)
  const lead = text.length - cell.length
  return text.startsWith(cell) || lead <= 0 ? text : text.slice(text.indexOf(cell))
}
