import type { TableRow } from '../../../csv/table-row'
import type { Text } from '../../../domain/text'
import { rowReader } from '../../../tables/row-reader'
import type { TableOutline } from '../../../tables/table-outline'
import { type ImportedPart, parsePart } from './parse-part'
import type { PartColumn } from './part-columns'

export interface ParsedRow {
  /** Of the file, the first one being 1. */
  line: number
  part: ImportedPart
  /** Why the row is refused. */
  reason: Text | null
  /** Which cells are wrong, such as C4. */
  cells: string[]
}

/**
 * Reads the rows of a table of parts one by one.
 * @param currency of the catalogue
 */
export async function* parseParts(
  rows: AsyncIterable<TableRow>,
  outline: TableOutline,
  currency: string,
): AsyncGenerator<ParsedRow> {
  const read = rowReader<PartColumn>(outline)
  const lines = new Map<string, number>()
  for await (const row of rows) {
    const reader = read(row)
    const part = parsePart(reader, currency)
    const key = part.part_number.toUpperCase()
    const earlier = key === '' ? undefined : lines.get(key)
    if (earlier === undefined) lines.set(key, row.line)
    if (earlier !== undefined && reader.reason() === null) reader.refuse(repeatsLine(earlier), 'part_number')
    yield { line: row.line, part, reason: reader.reason(), cells: reader.wrongCells() }
  }
}

const repeatsLine = (line: number): Text => ({
  en: `Row ${line} has the same part number.`,
  es: `La fila ${line} tiene el mismo número de pieza.`,
})
