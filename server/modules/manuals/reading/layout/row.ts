import type { Rect, Turn, Word } from '../extract/page-text'

/** Words of one row without a wide gap between them: a line of a column, or a cell of a table. */
export interface Segment extends Rect {
  text: string
  words: Word[]
  size: number
  bold: boolean
  /** Leader dots stand before it. */
  afterLeader: boolean
}

/** Segments that stand on one baseline, from left to right. */
export interface Row extends Rect {
  segments: Segment[]
  turn: Turn
  /** Leader dots stand between its parts. */
  ledBy: boolean
}

/** The smallest rectangle around all parts. A plain loop: this runs for every line of a manual several times. */
export const around = (parts: readonly Rect[]): Rect => {
  const [first] = parts
  if (!first) return { left: 0, top: 0, right: 0, bottom: 0 }
  const { left, top, right, bottom } = first
  const whole = { left, top, right, bottom }
  for (const part of parts) {
    if (part.left < whole.left) whole.left = part.left
    if (part.top < whole.top) whole.top = part.top
    if (part.right > whole.right) whole.right = part.right
    if (part.bottom > whole.bottom) whole.bottom = part.bottom
  }
  return whole
}

export const rowText = (row: Row) => row.segments.map((segment) => segment.text).join(' ')
export const rowHeight = (row: Row) => row.bottom - row.top

export const toRow = (segments: Segment[], turn: Turn): Row => ({
  segments,
  turn,
  ledBy: segments.some((segment) => segment.afterLeader),
  ...around(segments),
})

export const median = (values: readonly number[]) => {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}
