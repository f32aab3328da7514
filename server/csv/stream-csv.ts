import { tooMany, UnreadableFile } from '../domain/unreadable-file'
import { cleanCells } from './clean-cell'
import { type CsvFormat, unwrapped } from './csv-format'
import { type Encoding, textDecoder } from './encoding'
import { type CsvRecord, csvSplitter } from './split-csv'
import type { TableLimits, TableRow } from './table-row'

/**
 * The rows of a table as spreadsheets open it, piece by piece, so that memory does not depend on its size. Rows without any
 * content are left out.
 * @throws UnreadableFile for a quote that is never closed, and beyond the limits
 */
export async function* streamCsv(
  chunks: AsyncIterable<Uint8Array>,
  format: CsvFormat,
  { maxLines, maxRows, maxCells }: TableLimits,
): AsyncGenerator<TableRow> {
  const { encoding, separator, hasBackslashes } = format
  const line = separator.skipped > 0 ? 2 : 1
  const splitter = csvSplitter({ delimiter: separator.sign, maxCells, line, ...(hasBackslashes && { hasBackslashes }) })
  let rows = 0
  for await (const text of textOf(chunks, encoding, separator.skipped)) yield* take(splitter.split(text))
  yield* take(splitter.end())

  function* take(records: Iterable<CsvRecord>): Generator<TableRow> {
    for (const { line, cells } of records) {
      if (line > maxLines) throw new UnreadableFile(line, tooMany(maxLines, 'lines', 'líneas'))
      const cleaned = cleanCells(unwrapped(cells, format))
      if (!cleaned) continue
      if (rows > maxRows) throw new UnreadableFile(line, tooMany(maxRows, 'rows', 'filas'))
      rows += 1
      yield { line, cells: cleaned }
    }
  }
}

async function* textOf(chunks: AsyncIterable<Uint8Array>, encoding: Encoding, skipped: number): AsyncGenerator<string> {
  const decoder = textDecoder(encoding)
  let toSkip = skipped
  for await (const chunk of chunks) {
    const text = decoder.decode(chunk, { stream: true })
    if (text.length > toSkip) yield text.slice(toSkip)
    toSkip = Math.max(0, toSkip - text.length)
  }
  yield decoder.decode()
}
