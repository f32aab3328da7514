import { tooMany, UnreadableFile } from '../domain/unreadable-file'
import { delimiterOf, otherEncoding, type TableLimits, type TableRow, trimCells } from './read-csv'
import { misplacedQuote, splitCsv } from './split-csv'
import { byteOrderMark } from './write-csv'

/** No row is longer; a quote that is never closed would otherwise collect the whole file. */
const MAX_ROW_LENGTH = 1_000_000

/**
 * Reads the same tables as `readCsv`, piece by piece, so that memory does not depend on their size.
 * @throws UnreadableFile like `readCsv`
 */
export async function* streamCsv(chunks: AsyncIterable<Uint8Array>, limits: TableLimits): AsyncGenerator<TableRow> {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
  let pending = ''
  let delimiter: string | undefined
  let line = 1
  let rows = 0
  let isStart = true
  for await (const chunk of chunks) {
    pending += decode(chunk)
    const end = endOfRecords(pending)
    if (end === 0 && pending.length > MAX_ROW_LENGTH) throw misplacedQuote(line)
    yield* take(pending.slice(0, end))
    pending = pending.slice(end)
  }
  yield* take(pending + decode())

  function decode(chunk?: Uint8Array): string {
    try {
      const text = decoder.decode(chunk, { stream: chunk !== undefined })
      if (!isStart || text === '') return text
      isStart = false
      return text.startsWith(byteOrderMark) ? text.slice(byteOrderMark.length) : text
    } catch {
      throw new UnreadableFile(line, otherEncoding)
    }
  }

  function* take(text: string): Generator<TableRow> {
    if (text === '') return
    delimiter ??= delimiterOf(text)
    const before = line - 1
    line += text.match(/\n|\r(?!\n)/g)?.length ?? 0
    if (before >= limits.maxLines) throw new UnreadableFile(line, tooMany(limits.maxLines, 'lines', 'líneas'))
    try {
      for (const record of splitCsv(text, { delimiter, maxLines: Infinity, maxCells: limits.maxCells })) {
        const cells = trimCells(record.cells)
        if (!cells) continue
        const at = record.line
        if (rows > limits.maxRows) throw new UnreadableFile(at, tooMany(limits.maxRows, 'rows', 'filas'))
        rows += 1
        yield { line: before + at, cells }
      }
    } catch (error) {
      throw error instanceof UnreadableFile ? new UnreadableFile(before + error.line, error.reason) : error
    }
  }
}

/** Where the last whole record of a text ends: behind its last line break outside quotes. */
function endOfRecords(text: string): number {
  let isQuoted = false
  let end = 0
  for (const { 0: character, index } of text.matchAll(/["\n]/g)) {
    if (character === '"') isQuoted = !isQuoted
    else if (!isQuoted) end = index + 1
  }
  return end
}
