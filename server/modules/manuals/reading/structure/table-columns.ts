import type { Word } from '../extract/page-text'
import type { Row, Segment } from '../layout/row'

export interface ColumnEdges {
  left: number
  right: number
}

const BIN_WIDTH = 1.5
const MIN_GAP = 3.5
export const MAX_HEADER_ROWS = 4

/**
 * Finds columns by projecting the rows onto the x axis: covered spans separated by gaps that (nearly) all rows share.
 * Titles of the header that cover several columns do not join these in a table that has several without them.
 */
export const findColumns = (rows: readonly Row[]): ColumnEdges[] => {
  const columns = projectColumns(rows, () => false)
  if (columns.length < MIN_FULL_COLUMNS) return columns
  const divided = projectColumns(rows, spanTest(rows))
  return divided.length > columns.length ? divided : columns
}

const projectColumns = (rows: readonly Row[], spans: (segment: Segment) => boolean): ColumnEdges[] => {
  const left = Math.min(...rows.map((row) => row.left))
  const right = Math.max(...rows.map((row) => row.right))
  // In a few rows, spaces between words may align by chance, so only gaps between segments count.
  const parts = rows.flatMap((row, index) => {
    const segments = index < MAX_HEADER_ROWS ? row.segments.filter((segment) => !spans(segment)) : row.segments
    return rows.length >= 6 ? segments.flatMap(groupCloseWords) : segments
  })
  const covered = new Array<number>(Math.ceil((right - left) / BIN_WIDTH) + 1).fill(0)
  for (const part of parts) {
    const last = Math.floor((part.right - left) / BIN_WIDTH)
    for (let bin = Math.floor((part.left - left) / BIN_WIDTH); bin <= last; bin += 1)
      covered[bin] = (covered[bin] ?? 0) + 1
  }
  const tolerated = Math.floor(rows.length * 0.08)
  const columns: ColumnEdges[] = []
  covered.forEach((count, bin) => {
    if (count <= tolerated) return
    const [from, to] = [left + bin * BIN_WIDTH, left + (bin + 1) * BIN_WIDTH]
    const column = columns.at(-1)
    if (column && from - column.right < MIN_GAP) column.right = to
    else columns.push({ left: from, right: to })
  })
  return columns
}

/** Of the rows below the header, as many have the most cells. */
const MIN_FULL_SHARE = 0.4
const MIN_FULL_COLUMNS = 3
/** More words are a line of text. */
export const MAX_SPANNING_WORDS = 4

/** A title above several columns is not one of them: most of the rows with the most cells have several cells below it. */
const spanTest = (rows: readonly Row[]) => {
  const body = rows.slice(1)
  const maxCells = Math.max(...body.map((row) => row.segments.length))
  const full = body.filter((row) => row.segments.length === maxCells)
  if (maxCells < MIN_FULL_COLUMNS || full.length < body.length * MIN_FULL_SHARE) return () => false
  const covers = (segment: Segment, row: Row) => row.segments.filter((cell) => overlaps(segment, cell)).length >= 2
  return (segment: Segment) =>
    segment.words.length <= MAX_SPANNING_WORDS && full.filter((row) => covers(segment, row)).length > full.length / 2
}

/** Whether they overlap, or come closer than two columns. */
export const overlaps = (one: ColumnEdges, other: ColumnEdges) =>
  one.left - other.right < MIN_GAP && other.left - one.right < MIN_GAP

const groupCloseWords = (segment: Segment) => {
  const groups: ColumnEdges[] = []
  for (const word of segment.words) {
    const group = groups.at(-1)
    if (group && word.left - group.right < word.size * 0.42) group.right = Math.max(group.right, word.right)
    else groups.push({ left: word.left, right: word.right })
  }
  return groups
}

const centerOf = (part: { left: number; right: number }) => (part.left + part.right) / 2

const columnIndexAt = (columns: readonly ColumnEdges[], x: number) => {
  const index = columns.findIndex((column, at) => {
    const next = columns[at + 1]
    return next === undefined || x < (column.right + next.left) / 2
  })
  return Math.max(0, index)
}

/** The cell texts of a row, one per column; a segment that spans columns is split only at gaps between words. */
export const splitIntoCells = (row: Row, columns: readonly ColumnEdges[]): string[] => {
  const cells = columns.map(() => '')
  for (const segment of row.segments) {
    for (const part of splitAtColumns(segment, columns)) {
      const text = part.words.map((word) => word.text).join(' ')
      const whole = part.words.length === segment.words.length ? segment.text : text
      const at = columnIndexAt(columns, centerOf(part))
      cells[at] = cells[at] ? `${cells[at]} ${whole}` : whole
    }
  }
  return cells
}

interface Part {
  left: number
  right: number
  words: Word[]
}

const splitAtColumns = (segment: Segment, columns: readonly ColumnEdges[]): Part[] => {
  const parts: Part[] = []
  for (const word of segment.words) {
    const part = parts.at(-1)
    const isOtherColumn = part && columnIndexAt(columns, centerOf(word)) !== columnIndexAt(columns, part.right)
    if (part && !(isOtherColumn && word.left - part.right > word.size * 0.4)) {
      part.words.push(word)
      part.right = word.right
    } else parts.push({ left: word.left, right: word.right, words: [word] })
  }
  return parts
}
