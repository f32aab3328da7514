import type { Readable } from 'node:stream'
import { cleanCells } from '../csv/clean-cell'
import type { CellValue, TableLimits, TableRow } from '../csv/table-row'
import { tooMany, UnreadableFile } from '../domain/unreadable-file'
import { columnOf, decodeEscapes, plainStyle, readNumber, storedDate } from './cell-text'
import { readXml } from './read-xml'
import { isTrue, sharedString, type Workbook } from './workbook'

/** No cell of a table is longer, as no row of a CSV file is. */
const MAX_CELL_LENGTH = 1_000_000

/**
 * The rows of a sheet: a number is as it is shown, a date as in 2026-11-24, and a formula the value that was stored with it.
 * Nothing is evaluated, and memory depends on the texts that the cells share, not on the number of rows.
 * @throws UnreadableFile for what is damaged, and beyond the limits
 */
export async function* streamSheet(
  workbook: Workbook,
  content: Readable,
  limits: TableLimits,
): AsyncGenerator<TableRow> {
  const sheet = sheetReader(workbook, limits)
  for await (const _ of readXml(content, sheet)) yield* sheet.takeRows()
}

/** Collects the rows of a sheet from its XML. */
function sheetReader(workbook: Workbook, limits: TableLimits) {
  let collected: TableRow[] = []
  let rows = 0
  let line = 0
  let isHidden = false
  let cells: string[] = []
  let values: Map<number, CellValue> | undefined
  let column = -1
  let cell = { type: '', style: '', isFormula: false }
  let value = ''
  let isValue = false
  /** Within the readings that are written above Asian characters. */
  let isReading = false

  function contentOfCell(): { text: string; value?: CellValue } {
    if (cell.type === 's') return { text: sharedString(workbook, value) }
    if (cell.type === 'b') return { text: value === '1' ? 'TRUE' : 'FALSE' }
    if (cell.type === 'e') return { text: value, value: { kind: 'error' } }
    if (cell.type === 'd') return { text: storedDate(value), value: { kind: 'date' } }
    if (cell.type !== '' && cell.type !== 'n') return { text: decodeEscapes(value) }
    return readNumber(value, workbook.styles[Number(cell.style)] ?? plainStyle, workbook.calendar)
  }

  function endCell(): void {
    // A formula may give an empty text, and no number is empty.
    const isUnknown = cell.isFormula && value === '' && cell.type !== 'str'
    if (value === '' && !isUnknown) return
    if (column >= limits.maxCells) throw new UnreadableFile(line, tooMany(limits.maxCells, 'cells', 'celdas'))
    while (cells.length < column) cells.push('')
    const content = isUnknown ? { text: '', value: { kind: 'formula' } as const } : contentOfCell()
    cells[column] = content.text
    if (!content.value) return
    values ??= new Map()
    values.set(column, content.value)
  }

  function endRow(): void {
    const cleaned = cleanCells(cells)
    if (!cleaned) return
    if (line > limits.maxLines) throw new UnreadableFile(line, tooMany(limits.maxLines, 'lines', 'líneas'))
    if (rows > limits.maxRows) throw new UnreadableFile(line, tooMany(limits.maxRows, 'rows', 'filas'))
    rows += 1
    collected.push({ line, cells: cleaned, ...(values && { values }), ...(isHidden && { isHidden }) })
  }

  return {
    onOpen(name: string, { r: reference, t: type = '', s: style = '', hidden }: Readonly<Record<string, string>>) {
      if (name === 'row') {
        line = Number(reference ?? line + 1)
        isHidden = isTrue(hidden)
        cells = []
        values = undefined
        column = -1
      } else if (name === 'c') {
        column = columnOf(reference) ?? column + 1
        cell = { type, style, isFormula: false }
        value = ''
      }
      if (name === 'rPh') isReading = true
      isValue = name === 'v' || (name === 't' && !isReading)
      if (name === 'f') cell.isFormula = true
    },
    onText(text: string) {
      if (!isValue) return
      value += text
      if (value.length > MAX_CELL_LENGTH) {
        throw new UnreadableFile(line, tooMany(MAX_CELL_LENGTH, 'characters in a cell', 'caracteres en una celda'))
      }
    },
    onClose(name: string) {
      isValue = false
      if (name === 'rPh') isReading = false
      if (name === 'c') endCell()
      if (name === 'row') endRow()
    },
    /** The rows since the last call. */
    takeRows(): TableRow[] {
      const taken = collected
      collected = []
      return taken
    },
  }
}
