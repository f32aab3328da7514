import type { TableRow } from '../../../csv/read-csv'
import { readColumns } from '../../../csv/table-head'
import type { Text } from '../../../domain/text'
import type { TimeZone } from '../../../domain/time-zone'
import { UnreadableFile } from '../../../domain/unreadable-file'
import { importColumns, requiredColumns } from './import-columns'
import { type ImportedMachine, parseRow } from './parse-row'

/** A row of the table as it was understood. */
export interface ParsedRow {
  /** Where it begins in the file, the head being 1. */
  line: number
  serialNumber: string | null
  parsed: ImportedMachine | { reason: Text }
}

/**
 * Reads the rows of a table of machines, one by one, so that the caller may rest in between. A row that cannot be
 * understood says why.
 * @param timeZone of the owner, in which days and times without a zone are read
 * @throws UnreadableFile for a table without a head or without rows
 */
export function* parseTable(table: readonly TableRow[], timeZone: TimeZone): Generator<ParsedRow> {
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
  for (const { line, cells } of rows) {
    const serialNumber = cells[columns.get('serial_number') ?? -1] || null
    yield { line, serialNumber, parsed: parseRow(cells, { columns, width: head.cells.length, timeZone }) }
  }
}
