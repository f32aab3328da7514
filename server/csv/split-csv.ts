import { tooMany, UnreadableFile } from '../domain/unreadable-file'

/** A record of a table with its cells as they were written. */
export interface CsvRecord {
  /** Where it begins in the file, the first line being 1. */
  line: number
  cells: string[]
}

export interface SplitOptions {
  delimiter: string
  /** Lines of the file, empty ones included. */
  maxLines: number
  /** Cells of one record. */
  maxCells: number
}

/**
 * The records of a CSV text (RFC 4180), an empty line being a record of one empty cell. Lines end with CR, LF or both.
 * @throws UnreadableFile for a quote out of place and beyond the limits
 */
export function* splitCsv(text: string, { delimiter, maxLines, maxCells }: SplitOptions): Generator<CsvRecord> {
  const unquoted = new RegExp(`[^${delimiter}\r\n"]*`, 'y')
  let position = 0
  let line = 1
  while (position < text.length) {
    if (line > maxLines) throw new UnreadableFile(line, tooMany(maxLines, 'lines', 'líneas'))
    yield readRecord()
  }

  function readRecord(): CsvRecord {
    const record: CsvRecord = { line, cells: [] }
    for (;;) {
      if (record.cells.length === maxCells) {
        throw new UnreadableFile(record.line, tooMany(maxCells, 'cells', 'celdas'))
      }
      record.cells.push(text[position] === '"' ? readQuoted(record.line) : readUnquoted())
      if (text[position] !== delimiter) break
      position += 1
    }
    endLine(record.line)
    return record
  }

  function readUnquoted(): string {
    unquoted.lastIndex = position
    const [cell = ''] = unquoted.exec(text) ?? []
    position += cell.length
    return cell
  }

  function readQuoted(begin: number): string {
    const start = position + 1
    let end = text.indexOf('"', start)
    // A doubled quote is part of the cell.
    while (end >= 0 && text[end + 1] === '"') end = text.indexOf('"', end + 2)
    if (end < 0) throw misplacedQuote(begin)
    position = end + 1
    const cell = text.slice(start, end)
    line += cell.match(/\r\n?|\n/g)?.length ?? 0
    return cell.replaceAll('""', '"')
  }

  function endLine(begin: number): void {
    if (position === text.length) return
    if (text[position] === '\r') position += text[position + 1] === '\n' ? 2 : 1
    else if (text[position] === '\n') position += 1
    else throw misplacedQuote(begin)
    line += 1
  }
}

export const misplacedQuote = (line: number) =>
  new UnreadableFile(line, {
    en: 'A quote is missing or misplaced.',
    es: 'Falta una comilla o está mal puesta.',
  })
