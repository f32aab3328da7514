import type { TableRow } from '../../../csv/table-row'
import type { Language, Text } from '../../../domain/text'
import type { TimeZone } from '../../../domain/time-zone'
import { rowReader } from '../../../tables/row-reader'
import type { TableOutline } from '../../../tables/table-outline'
import type { ImportColumn } from './import-columns'
import { type ImportedMachine, parseRow } from './parse-row'
import { type RecognizedFormat, recognizeFormat } from './recognize-format'

/** A row of the table as it was understood. */
export interface ParsedRow {
  /** Where it begins in the file, the first line being 1. */
  line: number
  serialNumber: string | null
  parsed: ImportedMachine | { reason: Text }
  /** Which cells are wrong, such as C4. */
  cells: string[]
  /** The cell of a column. */
  cellOf: (column: ImportColumn) => string | undefined
}

/** A table of machines: how it is written, and its rows. A row that cannot be understood says why. */
export interface ParsedTable {
  recognized: RecognizedFormat
  /** Read one by one, so that the caller may rest in between. */
  rows: Generator<ParsedRow>
}

/** The owner's time zone, in which days and times without a zone are read, and the language of whoever imports. */
interface TableOrigin {
  timeZone: TimeZone
  language: Language
}

/** Recognizes how the dates of a table of machines are written, and reads its rows accordingly. */
export function parseTable(
  table: { outline: TableOutline; rows: readonly TableRow[] },
  { timeZone, language }: TableOrigin,
): ParsedTable {
  const recognized = recognizeFormat(table.rows, table.outline, language)
  return { recognized, rows: parseRows() }

  function* parseRows(): Generator<ParsedRow> {
    const read = rowReader<ImportColumn>(table.outline)
    const position = table.outline.columns.find(({ field }) => field === 'serial_number')?.position ?? -1
    for (const row of table.rows) {
      const reader = read(row)
      const parsed = parseRow(reader, { timeZone, recognized })
      const serialNumber = 'reason' in parsed ? row.cells[position] || null : parsed.serialNumber
      yield { line: row.line, serialNumber, parsed, cells: reader.wrongCells(), cellOf: reader.reference }
    }
  }
}
