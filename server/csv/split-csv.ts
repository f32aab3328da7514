import { tooMany, UnreadableFile } from '../domain/unreadable-file'

/** A record of a table with its cells as they were written. */
export interface CsvRecord {
  /** Where it begins in the file, the first line being 1. */
  line: number
  cells: string[]
}

/** No row is longer; a quote that is never closed would otherwise collect the whole file. */
const MAX_RECORD_LENGTH = 1_000_000
/** Of a spreadsheet. */
const MAX_COLUMNS = 16_384
/** How much of the text may be searched in vain for closing quotes, as a multiple of what was read. */
const SEARCHES = 20

interface SplitOptions {
  delimiter: string
  maxCells: number
  /** The line with which the text begins. */
  line: number
  /** Whether a quote within quotes is written as `\\"`, as databases do, instead of doubled. */
  hasBackslashes?: boolean
}

/**
 * Splits a CSV text that comes in pieces into records as spreadsheets do (RFC 4180), an empty line being a record of one
 * empty cell. Lines end with CR, LF or both. A quote opens a cell only at its beginning, and only if one that closes it is
 * followed by a separator or a line break; any other is part of its cell.
 */
export function csvSplitter({ delimiter, maxCells, line, hasBackslashes = false }: SplitOptions) {
  const unquoted = new RegExp(`[^${delimiter === '|' ? '\\|' : delimiter}\r\n]*`, 'y')
  let text = ''
  let position = 0
  let read = 0
  let searched = 0
  let isEnd = false

  /** @returns undefined if the record may go on in the next piece */
  function readRecord(): string[] | undefined {
    const cells: string[] = []
    let count = 0
    for (;;) {
      const cell = readQuoted() ?? readUnquoted()
      if (cell === undefined) return undefined
      // Empty ones may follow as far as a spreadsheet has columns.
      if (count === MAX_COLUMNS || (count >= maxCells && cell.trim() !== '')) {
        throw new UnreadableFile(line, tooMany(maxCells, 'cells', 'celdas'))
      }
      if (count < maxCells) cells.push(cell)
      count += 1
      if (text[position] !== delimiter) return endLine() ? cells : undefined
      position += 1
    }
  }

  function readUnquoted(): string | undefined {
    unquoted.lastIndex = position
    const [cell = ''] = unquoted.exec(text) ?? []
    position += cell.length
    return position < text.length || isEnd ? cell : undefined
  }

  /** @returns undefined if the cell is not quoted, or may go on in the next piece: then the text is at its end */
  function readQuoted(): string | undefined {
    const start = behindBlanks(position)
    if (text[start] !== '"') return undefined
    const end = hasBackslashes ? endWithBackslashes(start) : endWithDoubled(start)
    const next = end < 0 ? text.length : behindBlanks(end + 1)
    if (next === text.length && !isEnd) {
      position = next
      return undefined
    }
    if (end < 0) throw neverClosed(line)
    if (next < text.length && text[next] !== delimiter && text[next] !== '\r' && text[next] !== '\n') {
      searched += end - start
      if (searched > MAX_RECORD_LENGTH + SEARCHES * (read + position)) throw neverClosed(line)
      return undefined
    }
    position = next
    const content = text.slice(start + 1, end)
    return hasBackslashes ? content.replaceAll(/\\(["\\])/g, '$1') : content.replaceAll('""', '"')
  }

  function endWithDoubled(start: number): number {
    let end = text.indexOf('"', start + 1)
    while (end >= 0 && text[end + 1] === '"') end = text.indexOf('"', end + 2)
    return end
  }

  function endWithBackslashes(start: number): number {
    let at = start + 1
    while (at < text.length && text[at] !== '"') at += text[at] === '\\' ? 2 : 1
    return at < text.length ? at : -1
  }

  function behindBlanks(from: number): number {
    let at = from
    while (text[at] === ' ') at += 1
    return at
  }

  /** @returns whether the record has ended */
  function endLine(): boolean {
    if (position === text.length) return isEnd
    if (text[position] === '\r' && position + 1 === text.length && !isEnd) return false
    position += text[position] === '\r' && text[position + 1] === '\n' ? 2 : 1
    return true
  }

  /** @throws UnreadableFile for a quote that is never closed, and for more cells */
  function* records(): Generator<CsvRecord> {
    while (position < text.length) {
      const start = position
      const cells = readRecord()
      if (!cells) {
        position = start
        break
      }
      yield { line, cells }
      line += linesOf(text, start, position)
    }
    read += position
    text = text.slice(position)
    position = 0
    if (text.length > MAX_RECORD_LENGTH) throw neverClosed(line)
  }

  return {
    /** The records that are complete with a further piece. */
    *split(piece: string): Generator<CsvRecord> {
      text += piece
      yield* records()
    },
    *end(): Generator<CsvRecord> {
      isEnd = true
      yield* records()
    },
    /** The line that is read next. */
    line: () => line,
  }
}

function linesOf(text: string, start: number, end: number): number {
  let lines = 0
  for (let at = start; at < end; at += 1) {
    const character = text.charCodeAt(at)
    if (character === 10 || (character === 13 && text.charCodeAt(at + 1) !== 10)) lines += 1
  }
  return lines
}

const neverClosed = (line: number) =>
  new UnreadableFile(line, { en: 'A quote is opened and never closed.', es: 'Se abre una comilla que no se cierra.' })
