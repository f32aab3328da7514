import { type TableLimits, type TableRow, trimCells } from '../csv/read-csv'
import { tooMany, UnreadableFile } from '../domain/unreadable-file'
import { columnOf, decodeEscapes, numberText } from './cell-text'
import { readXml } from './read-xml'
import { openWorkbook, sharedString, type Workbook } from './workbook'
import { openArchive } from './zip'

/** No cell of a table is longer, as no row of a CSV file is. */
const MAX_CELL_LENGTH = 1_000_000

/**
 * The rows of the first visible sheet of a workbook, as `readCsv` gives those of a file: a number is text without the
 * artefacts of binary fractions, a date as in 2026-11-24, and a formula the value that was stored with it. Nothing is
 * evaluated, and memory depends on the texts that the cells share, not on the number of rows.
 * @param source the path of a file, or its content
 * @throws UnreadableFile for what is no workbook, and beyond the limits
 */
export async function* streamXlsx(source: string | Buffer, limits: TableLimits): AsyncGenerator<TableRow> {
  const archive = await openArchive(source)
  try {
    const workbook = await openWorkbook(archive)
    const sheet = sheetReader(workbook, limits)
    for await (const _ of readXml(workbook.sheet, sheet)) yield* sheet.takeRows()
  } finally {
    archive.close()
  }
}

/** Collects the rows of a sheet from its XML. */
function sheetReader(workbook: Workbook, limits: TableLimits) {
  let collected: TableRow[] = []
  let rows = 0
  let line = 0
  let cells: string[] = []
  let column = -1
  let cell = { type: '', style: '' }
  let value = ''
  let isValue = false

  function textOfCell(): string {
    if (cell.type === 's') return sharedString(workbook, value)
    if (cell.type === 'b') return value === '1' ? 'TRUE' : 'FALSE'
    if (cell.type !== '' && cell.type !== 'n') return decodeEscapes(value)
    return numberText(value, workbook.styles[Number(cell.style)] ?? { kind: 'number' }, workbook.calendar)
  }

  function endCell(): void {
    if (value === '') return
    if (column >= limits.maxCells) throw new UnreadableFile(line, tooMany(limits.maxCells, 'cells', 'celdas'))
    while (cells.length < column) cells.push('')
    cells[column] = textOfCell()
  }

  function endRow(): void {
    const trimmed = trimCells(cells)
    if (!trimmed) return
    if (line > limits.maxLines) throw new UnreadableFile(line, tooMany(limits.maxLines, 'lines', 'líneas'))
    if (rows > limits.maxRows) throw new UnreadableFile(line, tooMany(limits.maxRows, 'rows', 'filas'))
    rows += 1
    collected.push({ line, cells: trimmed })
  }

  return {
    onOpen(name: string, { r: reference, t: type = '', s: style = '' }: Readonly<Record<string, string>>) {
      if (name === 'row') {
        line = Number(reference ?? line + 1)
        cells = []
        column = -1
      } else if (name === 'c') {
        column = columnOf(reference) ?? column + 1
        cell = { type, style }
        value = ''
      }
      isValue = name === 'v' || name === 't'
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
