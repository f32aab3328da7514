import { type Row, rowText } from '../layout/row'

/** A row read as one line of text. */
export interface Line {
  row: Row
  text: string
  size: number
  bold: boolean
  /** Points of empty space above, within the region; infinite for its first line. */
  gap: number
}

/** Takes the size from the longest segment, so that a stray symbol does not count. */
export const toLine = (row: Row, before: Row | undefined): Line => {
  const [longest] = [...row.segments].sort((a, b) => b.text.length - a.text.length)
  return {
    row,
    text: rowText(row),
    size: longest?.size ?? 0,
    bold: boldShare(row) > 0.9,
    gap: before && row.top >= before.top ? row.top - before.bottom : Number.POSITIVE_INFINITY,
  }
}

const boldShare = (row: Row) => {
  const words = row.segments.flatMap((segment) => segment.words)
  const letters = (counted: typeof words) => counted.reduce((sum, word) => sum + word.text.length, 0)
  return letters(words.filter((word) => word.bold)) / Math.max(1, letters(words))
}

export const lineHeight = (line: Line) => line.row.bottom - line.row.top
