import type { Word } from '../extract/page-text'
import type { Row, Segment } from '../layout/row'

export interface ColumnEdges {
  left: number
  right: number
}

const BIN_WIDTH = 1.5
const MIN_GAP = 3.5

/** Finds columns by projecting the rows onto the x axis: covered spans separated by gaps that (nearly) all rows share. */
export const findColumns = (rows: readonly Row[]): ColumnEdges[] => {
  const left = Math.min(...rows.map((row) => row.left))
  const right = Math.max(...rows.map((row) => row.right))
  // In a few rows, spaces between words may align by chance, so only gaps between segments count.
  const parts = rows.length >= 6 ? rows.flatMap(groupCloseWords) : rows.flatMap((row) => row.segments)
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

const groupCloseWords = (row: Row) =>
  row.segments.flatMap((segment) => {
    const groups: { left: number; right: number }[] = []
    for (const word of segment.words) {
      const group = groups.at(-1)
      if (group && word.left - group.right < word.size * 0.42) group.right = Math.max(group.right, word.right)
      else groups.push({ left: word.left, right: word.right })
    }
    return groups
  })

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
