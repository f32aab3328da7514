import type { Word } from '../extract/page-text'
import type { Row, Segment } from '../layout/row'

export interface ColumnEdges {
  left: number
  right: number
}

const binWidth = 1.5
const narrowestGap = 3.5

/** Columns of a run of rows: stretches of the width that stay covered, parted by gaps that (nearly) all rows keep. */
export const findColumns = (rows: readonly Row[]): ColumnEdges[] => {
  const left = Math.min(...rows.map((row) => row.left))
  const right = Math.max(...rows.map((row) => row.right))
  // Few rows could keep a space between words free by chance; their wide gaps alone count.
  const parts = rows.length >= 6 ? rows.flatMap(closeWords) : rows.flatMap((row) => row.segments)
  const covered = new Array<number>(Math.ceil((right - left) / binWidth) + 1).fill(0)
  for (const part of parts) {
    const last = Math.floor((part.right - left) / binWidth)
    for (let bin = Math.floor((part.left - left) / binWidth); bin <= last; bin += 1)
      covered[bin] = (covered[bin] ?? 0) + 1
  }
  const allowed = Math.floor(rows.length * 0.08)
  const columns: ColumnEdges[] = []
  covered.forEach((count, bin) => {
    if (count <= allowed) return
    const [from, to] = [left + bin * binWidth, left + (bin + 1) * binWidth]
    const column = columns.at(-1)
    if (column && from - column.right < narrowestGap) column.right = to
    else columns.push({ left: from, right: to })
  })
  return columns
}

const closeWords = (row: Row) =>
  row.segments.flatMap((segment) => {
    const groups: { left: number; right: number }[] = []
    for (const word of segment.words) {
      const group = groups.at(-1)
      if (group && word.left - group.right < word.size * 0.42) group.right = Math.max(group.right, word.right)
      else groups.push({ left: word.left, right: word.right })
    }
    return groups
  })

const middle = (part: { left: number; right: number }) => (part.left + part.right) / 2

const columnAt = (columns: readonly ColumnEdges[], x: number) => {
  const index = columns.findIndex((column, at) => {
    const next = columns[at + 1]
    return next === undefined || x < (column.right + next.left) / 2
  })
  return Math.max(0, index)
}

/** The texts of one row by column; a segment that spans several columns is parted only where its words are apart. */
export const cellsOf = (row: Row, columns: readonly ColumnEdges[]): string[] => {
  const cells = columns.map(() => '')
  for (const segment of row.segments) {
    for (const part of partsOf(segment, columns)) {
      const text = part.words.map((word) => word.text).join(' ')
      const whole = part.words.length === segment.words.length ? segment.text : text
      const at = columnAt(columns, middle(part))
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

const partsOf = (segment: Segment, columns: readonly ColumnEdges[]): Part[] => {
  const parts: Part[] = []
  for (const word of segment.words) {
    const part = parts.at(-1)
    const elsewhere = part && columnAt(columns, middle(word)) !== columnAt(columns, part.right)
    if (part && !(elsewhere && word.left - part.right > word.size * 0.4)) {
      part.words.push(word)
      part.right = word.right
    } else parts.push({ left: word.left, right: word.right, words: [word] })
  }
  return parts
}
