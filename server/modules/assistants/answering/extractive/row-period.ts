import { normalise } from '../../../../languages/text/normalise'
import { unitOf } from '../../../../languages/text/unit'
import { containsQuantity } from '../../finding/question/quantity'
import { nameColumn } from '../../finding/scoring/name-column'
import { cellValue, columnName, oneLine, unitInHeader } from '../../finding/scoring/row'
import type { Unit } from '../../finding/scoring/unit'
import { periodIn } from './heading-text'

/** In which maintenance is due; what takes minutes is done once. */
const units = ['hour', 'day', 'week', 'month', 'year']

/** The interval of a row, and its column if it is not above the table. */
export interface RowPeriod {
  text: string
  column?: number
}

/**
 * When the work of a row is due: by a bare figure before its name below a title such as "Hours", by a cell such as "50 h",
 * or by what stands above its table, "Every 250 hours".
 */
export function rowPeriod(row: Unit, headings: readonly string[]): RowPeriod | undefined {
  const { cells = [], columns = [] } = row
  const name = nameColumn(cells, columns)
  const column = cells.findIndex((cell, position) => position !== name && isPeriod(cell, columns[position] ?? ''))
  if (column >= 0) return { text: periodText(cells[column] ?? '', columns[column] ?? ''), column }
  const above = periodIn(headings, units)
  return above === undefined ? undefined : { text: above }
}

/** A cell that is nothing but an interval, "50 h" or "500 hours or yearly", or a figure below the name of its unit. */
function isPeriod(cell: string, title: string): boolean {
  const text = cell.trim()
  if (/^\d+$/.test(text)) return units.includes(unitOf(normalise(unitInHeader(oneLine(title)) ?? ''), true) ?? '')
  return /^\d/.test(text) && /\p{L}/u.test(columnName(title)) && containsQuantity(text, units)
}

/** "250 hours", "Every 50 h". */
const periodText = (cell: string, title: string) =>
  /^\d+$/.test(cell.trim()) ? cellValue(title, cell.trim()) : `${columnName(title)} ${oneLine(cell)}`.trim()
