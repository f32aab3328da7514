import type { Language } from '../../../../languages/language'
import { nameColumn } from '../../finding/scoring/name-column'
import { cellValue, columnName, oneLine, rowName, valueTitles } from '../../finding/scoring/row'
import type { Unit } from '../../finding/scoring/unit'
import { shorten } from './markdown'
import { unitOfCell } from './stated-values'
import { colon } from './statement/write-statement'

const MAX_CELL_LENGTH = 160

/**
 * A row in one line, which claims nothing: its name, then its other cells with their units, "Hydraulic tank: 96 L; ISO VG
 * 46". A bare number, and each of several values in one unit, has the title of its column.
 */
export function rowLine({ cells = [], columns: titles = [] }: Unit, answer: Language): string {
  const columns = valueTitles(titles, cells)
  const name = nameColumn(cells, columns)
  const label = rowName(cells[name] ?? '').replace(/\s*:$/, '')
  const values = cells.flatMap((cell, column) =>
    cell.trim() && column !== name ? [readCell(columns[column], cell)] : [],
  )
  const others = values.map(({ head, text, unit }) => {
    const isAmbiguous = unit !== undefined && values.filter((one) => one.unit === unit).length > 1
    const isTitled = (isAmbiguous || /^\d+$/.test(text)) && /\p{L}/u.test(head)
    return shorten(isTitled ? `${columnName(head)} ${text}`.trim() : text, MAX_CELL_LENGTH)
  })
  return others.length > 0 ? `${shorten(label, MAX_CELL_LENGTH)}${colon(answer)}${others.join('; ')}` : label
}

const readCell = (head = '', cell: string) => ({
  head,
  text: cellValue(head, oneLine(cell)),
  unit: unitOfCell(head, cell),
})
