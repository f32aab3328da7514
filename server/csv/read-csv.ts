import { isUtf8 } from 'node:buffer'
import type { Text } from '../domain/text'
import { tooMany, UnreadableFile } from '../domain/unreadable-file'
import { splitCsv } from './split-csv'
import { byteOrderMark, withoutApostrophe } from './write-csv'

/** A row of a table with its cells, trimmed. */
export interface TableRow {
  /** Where it begins in the file, the first line being 1. */
  line: number
  cells: string[]
}

export interface TableLimits {
  /** Lines of the file, empty ones included. */
  maxLines: number
  /** Rows with any content, the head not counted. */
  maxRows: number
  /** Cells of one row. */
  maxCells: number
}

/**
 * The rows of a table as spreadsheets write it, its head first: UTF-8 with or without its mark, cells between commas,
 * semicolons or tabs, whichever the first line has most of. Rows without any content are left out.
 * @throws UnreadableFile for another encoding, a misplaced quote, and beyond the limits
 */
export function readCsv(bytes: Uint8Array, limits: TableLimits): TableRow[] {
  const text = decode(bytes, limits.maxLines)
  const rows: TableRow[] = []
  for (const { line, cells } of splitCsv(text, { ...limits, delimiter: delimiterOf(text) })) {
    const trimmed = trimCells(cells)
    if (!trimmed) continue
    if (rows.length > limits.maxRows) throw new UnreadableFile(line, tooMany(limits.maxRows, 'rows', 'filas'))
    rows.push({ line, cells: trimmed })
  }
  return rows
}

/** The cells of a row as they were before they were written; undefined for a row without any content. */
export function trimCells(cells: readonly string[]): string[] | undefined {
  const trimmed = cells.map((cell) => withoutApostrophe(cell.trim()))
  return trimmed.every((cell) => cell === '') ? undefined : trimmed
}

export const otherEncoding: Text = {
  en: 'The file is not UTF-8 text. Save it as “CSV UTF-8”, or upload the workbook itself.',
  es: 'El archivo no es texto en UTF-8. Guárdelo como «CSV UTF-8» o suba el propio libro.',
}

function decode(bytes: Uint8Array, maxLines: number): string {
  if (!isUtf8(bytes)) {
    throw new UnreadableFile(firstLineOfOtherEncoding(bytes, maxLines), otherEncoding)
  }
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
  return text.startsWith(byteOrderMark) ? text.slice(byteOrderMark.length) : text
}

const lineFeed = 0x0a

function firstLineOfOtherEncoding(bytes: Uint8Array, maxLines: number): number {
  let line = 1
  let start = 0
  for (let end = bytes.indexOf(lineFeed); end >= 0 && line <= maxLines; end = bytes.indexOf(lineFeed, start)) {
    if (!isUtf8(bytes.subarray(start, end))) return line
    start = end + 1
    line += 1
  }
  return line
}

/** The comma, the semicolon or the tab, whichever the first line has most of. */
export function delimiterOf(text: string): string {
  const [head = ''] = text.split(/[\r\n]/, 1)
  const countOf = (delimiter: string) => head.split(delimiter).length
  return [';', '\t'].reduce((most, other) => (countOf(other) > countOf(most) ? other : most), ',')
}
