import type { Encoding } from './encoding'
import { recognizeSeparator, type Separator } from './separator'
import { csvSplitter } from './split-csv'

/** How a text is written as a table. */
export interface CsvFormat {
  encoding: Encoding
  separator: Separator
  /** Whether a quote within quotes is written as `\\"`. */
  hasBackslashes?: boolean
  /** How many cells are in rows of which each was quoted as one cell; undefined where none are. */
  wrappedCells?: number | undefined
}

/** A cell in quotes that has a quote behind a backslash, and no doubled one. */
const backslashed = /(?:^|[,;\t|\r\n])"(?:[^"\\\r\n]|\\.)*\\"(?:[^"\\\r\n]|\\.)*"(?=[,;\t|\r\n]|$)/
const MAX_ROWS = 30
const MAX_CELLS = 16_384

/** @param start the beginning of a file */
export function recognizeFormat(start: string, encoding: Encoding): CsvFormat {
  const separator = recognizeSeparator(start)
  if (backslashed.test(start)) return { encoding, separator, hasBackslashes: true }
  return recognizeWrapped(start, { encoding, separator }) ?? { encoding, separator }
}

/**
 * Programs that open a table as one column save each of its rows as one cell, in quotes where it has a sign of their own:
 * `"A-1,""Hose 1/2"""" long"",18.40"`.
 */
function recognizeWrapped(start: string, { encoding, separator }: CsvFormat): CsvFormat | undefined {
  const rows = rowsOf(start.slice(separator.skipped), separator.sign).slice(0, MAX_ROWS)
  const single = rows.flatMap(([only = '', ...others]) => (others.length === 0 && /[,;\t|]/.test(only) ? [only] : []))
  // The head may be without quotes.
  if (single.length === 0 || single.length < rows.length - 1) {
    const width = usualWidth(rows)
    const isQuotedAgain = single.some((row) => row.includes('"') && widthOf(row, separator.sign) === width)
    return width > 1 && isQuotedAgain ? { encoding, separator, wrappedCells: width } : undefined
  }
  const [head = []] = rows
  const inner = recognizeSeparator([head.length > 1 ? head.join(separator.sign) : '', ...single].join('\n'))
  const width = head.length > 1 ? head.length : widthOf(head[0] ?? '', inner.sign)
  const isWrapped = width > 1 && single.every((row) => widthOf(row, inner.sign) === width)
  return isWrapped ? { encoding, separator: { ...inner, skipped: separator.skipped }, wrappedCells: width } : undefined
}

/** The complete rows of a text, without empty ones. */
function rowsOf(text: string, delimiter: string): string[][] {
  const rows: string[][] = []
  try {
    const splitter = csvSplitter({ delimiter, maxCells: MAX_CELLS, line: 1 })
    for (const records of [splitter.split(text), splitter.end()]) {
      for (const { cells } of records) if (cells.some((cell) => cell.trim() !== '')) rows.push(cells)
    }
  } catch {
    // Its rows are read again, and then say what is wrong.
  }
  return rows
}

const widthOf = (row: string, delimiter: string): number => rowsOf(row, delimiter)[0]?.length ?? 0

function usualWidth(rows: readonly string[][]): number {
  const counts = new Map<number, number>()
  for (const { length } of rows) if (length > 1) counts.set(length, (counts.get(length) ?? 0) + 1)
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? 0
}

/** The cells of a row that was quoted as one cell. */
export function unwrapped(cells: string[], { separator, wrappedCells }: CsvFormat): string[] {
  const [only = ''] = cells
  if (wrappedCells === undefined || cells.length > 1 || !only.includes(separator.sign)) return cells
  const [inner = []] = rowsOf(only, separator.sign)
  return inner.length === wrappedCells ? inner : cells
}
