import type { TableRow } from '../../../csv/read-csv'
import { UnreadableTable } from '../../../csv/unreadable-table'
import { readColumns } from './import-columns'
import { type ImportedMachine, parseRow } from './parse-row'

/** A row of the table as it was understood. */
export interface ParsedRow {
  /** Where it begins in the file, the head being 1. */
  line: number
  serialNumber: string | null
  parsed: ImportedMachine | { reason: string }
}

/**
 * Reads the rows of a table of machines, one by one, so that the caller may rest in between. A row that cannot be
 * understood says why.
 * @throws UnreadableTable for a table without a head or without rows
 */
export function* parseTable(table: readonly TableRow[]): Generator<ParsedRow> {
  const [head, ...rows] = table
  if (!head) throw new UnreadableTable(1, 'The file is empty.')
  const columns = readColumns(head.cells)
  if ('wrong' in columns) throw new UnreadableTable(head.line, columns.wrong)
  if (rows.length === 0) throw new UnreadableTable(1, 'There are no rows below the head.')
  for (const { line, cells } of rows) {
    const serialNumber = cells[columns.get('serial_number') ?? -1] || null
    yield { line, serialNumber, parsed: parseRow(columns, head.cells.length, cells) }
  }
}
