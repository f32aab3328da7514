import { cellValue, columnName, oneLine } from '../../finding/evidence/row'
import type { Unit } from '../../finding/evidence/unit'
import type { Language } from '../../finding/languages/language'
import { nameColumn } from './direct-value'
import { shorten } from './markdown'
import { colon } from './statement/write-statement'

const MAX_CELL_LENGTH = 160

/**
 * A row in one line, which claims nothing: its name, then its other cells with their units, "Hydraulic tank: 96 L; ISO VG
 * 46". A bare number has the title of its column.
 */
export function rowLine({ cells = [], columns = [] }: Unit, answer: Language): string {
  const name = nameColumn(cells)
  const label = oneLine(cells[name] ?? '').replace(/\s*:$/, '')
  const others = cells.flatMap((cell, column) =>
    cell.trim() && column !== name ? [cellText(columns[column] ?? '', cell)] : [],
  )
  return others.length > 0 ? `${shorten(label, MAX_CELL_LENGTH)}${colon(answer)}${others.join('; ')}` : label
}

function cellText(head: string, cell: string): string {
  const value = cellValue(head, oneLine(cell))
  const isBareNumber = /^\d+$/.test(value) && /\p{L}/u.test(head)
  return shorten(isBareNumber ? `${columnName(head)} ${value}` : value, MAX_CELL_LENGTH)
}
