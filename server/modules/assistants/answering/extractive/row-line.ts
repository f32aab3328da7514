import type { Language } from '../../../../languages/language'
import { nameColumn } from '../../finding/scoring/name-column'
import { cellValue, columnName, oneLine, rowName, valueTitles } from '../../finding/scoring/row'
import type { Unit } from '../../finding/scoring/unit'
import { shorten } from './markdown'
import { rowPeriod } from './row-period'
import { unitOfCell } from './stated-values'
import { colon } from './statement/write-statement'

const MAX_CELL_LENGTH = 160

/**
 * A row in one line, which claims nothing: its name, when it is due if that stands in its table's `headings`, then its
 * other cells with their units, "Hydraulic tank: 96 L; ISO VG 46". A bare number, an interval, and each of several values
 * in one unit has the title of its column.
 */
export function rowLine(row: Unit, answer: Language, headings: readonly string[] = []): string {
  const { cells = [], columns: titles = [] } = row
  const columns = valueTitles(titles, cells)
  const name = nameColumn(cells, columns)
  const label = rowName(cells[name] ?? '').replace(/\s*:$/, '')
  const period = rowPeriod(row, headings)
  const values = cells.flatMap((cell, column) =>
    isFilled(cell) && column !== name ? [readCell(columns[column], cell, column === period?.column)] : [],
  )
  const others = values.map(({ head, text, unit, isPeriod }) => {
    const isAmbiguous = unit !== undefined && values.filter((one) => one.unit === unit).length > 1
    const isTitled = (isAmbiguous || isPeriod || /^\d+$/.test(text)) && /\p{L}/u.test(head)
    return shorten(isTitled ? `${columnName(head)} ${text}`.trim() : text, MAX_CELL_LENGTH)
  })
  const said = period && period.column === undefined ? [period.text, ...others] : others
  return said.length > 0 ? `${shorten(label, MAX_CELL_LENGTH)}${colon(answer)}${said.join('; ')}` : label
}

/** A dash says that there is nothing. */
const isFilled = (cell: string) => !/^\s*[-–—]?\s*$/.test(cell)

const readCell = (head: string | undefined, cell: string, isPeriod: boolean) => ({
  head: head ?? '',
  text: cellValue(head ?? '', oneLine(cell)),
  unit: unitOfCell(head ?? '', cell),
  isPeriod,
})
