import type { TableRow } from '../../../csv/read-csv'
import { readColumns } from '../../../csv/table-head'
import type { Text } from '../../../domain/text'
import { UnreadableFile } from '../../../domain/unreadable-file'
import { type ImportedPart, parsePart } from './parse-part'
import { partColumns, requiredPartColumns } from './part-columns'

export interface ParsedRow {
  /** Of the file, the head being 1. */
  line: number
  part: ImportedPart
  /** Why the row is refused. */
  reason: Text | null
}

/**
 * Reads the rows of a table of parts one by one.
 * @param options the currency of the catalogue, and who receives the names of the columns
 * @throws UnreadableFile for a table without a head or without rows
 */
export async function* parseParts(
  table: AsyncIterable<TableRow>,
  { currency, onHead }: { currency: string; onHead: (cells: readonly string[]) => void },
): AsyncGenerator<ParsedRow> {
  let format: Parameters<typeof parsePart>[1] | undefined
  const lines = new Map<string, number>()
  for await (const { line, cells } of table) {
    if (!format) {
      const columns = readColumns(cells, { all: partColumns, required: requiredPartColumns })
      if ('wrong' in columns) throw new UnreadableFile(line, columns.wrong)
      onHead(cells)
      format = { columns, width: cells.length, currency }
      continue
    }
    const { part, reason } = parsePart(cells, format)
    const key = part.part_number.toUpperCase()
    const earlier = lines.get(key)
    if (earlier === undefined) lines.set(key, line)
    yield { line, part, reason: reason ?? (earlier === undefined ? null : repeatsLine(earlier)) }
  }
  if (!format) throw new UnreadableFile(1, { en: 'The file is empty.', es: 'El archivo está vacío.' })
  if (lines.size === 0) {
    throw new UnreadableFile(1, {
      en: 'There are no rows below the column names.',
      es: 'No hay filas debajo de los nombres de las columnas.',
    })
  }
}

const repeatsLine = (line: number): Text => ({
  en: `Row ${line} has the same part number.`,
  es: `La fila ${line} tiene el mismo número de pieza.`,
})
