import { isUtf8 } from 'node:buffer'
import { Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { byteOrderMark, withoutApostrophe } from './write-csv'

/** A line of a table with its cells, trimmed. */
export interface CsvLine {
  /** Where it begins in the file, the first line being 1. */
  line: number
  cells: string[]
}

/** What makes the rest of a table unreadable. */
export class UnreadableCsv extends Error {
  constructor(
    /** Where reading broke off, the first line being 1. */
    readonly line: number,
    /** A sentence for people. */
    readonly reason: string,
  ) {
    super(`Line ${line}: ${reason}`)
  }
}

/**
 * The lines of a table as spreadsheets write it: UTF-8 with or without its mark, cells between commas or semicolons,
 * whichever the first line has more of. Lines without any content are left out.
 * @throws UnreadableCsv for another encoding or a quote that is not closed
 */
export async function* readCsv(bytes: Buffer): AsyncGenerator<CsvLine> {
  const text = decoded(bytes)
  const delimiter = delimiterOf(text)
  // The parser is ahead of what is read here, so it notes by itself where each line begins and where it broke off.
  const begins = [1]
  const parser = parse({
    delimiter,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    on_record: (record, { lines }) => {
      begins.push(lines + 1)
      return record
    },
  })
  let index = 0
  try {
    for await (const record of Readable.from(pieces(text)).pipe(parser)) {
      const raw: string[] = record
      const cells = raw.map((cell) => withoutApostrophe(cell.trim()))
      if (cells.some((cell) => cell !== '')) yield { line: begins[index] ?? 0, cells }
      index += 1
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw new UnreadableCsv(begins.at(-1) ?? 1, 'A quote is missing, or stands where none belongs.')
  }
}

function decoded(bytes: Buffer): string {
  if (!isUtf8(bytes)) throw new UnreadableCsv(firstLineOfOtherEncoding(bytes), 'The file is not UTF-8 text.')
  const text = bytes.toString('utf8')
  return text.startsWith(byteOrderMark) ? text.slice(byteOrderMark.length) : text
}

const lineFeed = 0x0a

function firstLineOfOtherEncoding(bytes: Buffer): number {
  let line = 1
  let start = 0
  for (let end = bytes.indexOf(lineFeed); end >= 0; end = bytes.indexOf(lineFeed, start)) {
    if (!isUtf8(bytes.subarray(start, end))) return line
    start = end + 1
    line += 1
  }
  return line
}

function delimiterOf(text: string): string {
  const [head = ''] = text.split(/[\r\n]/, 1)
  return head.split(';').length > head.split(',').length ? ';' : ','
}

/** So that a large table does not hold up everybody else while it is read. */
function* pieces(text: string): Generator<string> {
  const size = 65_536
  for (let start = 0; start < text.length; start += size) yield text.slice(start, start + size)
}
