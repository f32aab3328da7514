import type { TableRow } from '../../../csv/read-csv'
import { readColumns } from '../../../csv/table-head'
import type { Text } from '../../../domain/text'
import type { TimeZone } from '../../../domain/time-zone'
import { UnreadableFile } from '../../../domain/unreadable-file'
import { importColumns, requiredColumns } from './import-columns'
import { type ImportedMachine, parseRow } from './parse-row'
import { type RecognizedFormat, recognizeFormat, type TableOrigin } from './recognize-format'

/** A row of the table as it was understood. */
export interface ParsedRow {
  /** Where it begins in the file, the head being 1. */
  line: number
  serialNumber: string | null
  parsed: ImportedMachine | { reason: Text }
}

/** A table of machines: how it is written, and its rows. A row that cannot be understood says why. */
export interface ParsedTable {
  recognized: RecognizedFormat
  /** Read one by one, so that the caller may rest in between. */
  rows: Generator<ParsedRow>
}

/**
 * Recognizes how a table of machines is written, and reads its rows accordingly.
 * @param origin where it comes from, and the owner's time zone, in which days and times without a zone are read
 * @throws UnreadableFile for a table without a head or without rows
 */
export function parseTable(table: readonly TableRow[], origin: TableOrigin & { timeZone: TimeZone }): ParsedTable {
  const [head, ...rows] = table
  if (!head) throw new UnreadableFile(1, { en: 'The file is empty.', es: 'El archivo está vacío.' })
  const columns = readColumns(head.cells, { all: importColumns, required: requiredColumns })
  if ('wrong' in columns) throw new UnreadableFile(head.line, columns.wrong)
  if (rows.length === 0) {
    throw new UnreadableFile(1, {
      en: 'There are no rows below the column names.',
      es: 'No hay filas debajo de los nombres de las columnas.',
    })
  }
  const recognized = recognizeFormat(rows, columns, origin)
  const format = { columns, width: head.cells.length, timeZone: origin.timeZone, recognized }
  return { recognized, rows: parseRows(rows, format) }
}

function* parseRows(rows: readonly TableRow[], format: Parameters<typeof parseRow>[1]): Generator<ParsedRow> {
  const position = format.columns.get('serial_number') ?? -1
  for (const { line, cells } of rows) {
    yield { line, serialNumber: cells[position] || null, parsed: parseRow(cells, format) }
  }
}
