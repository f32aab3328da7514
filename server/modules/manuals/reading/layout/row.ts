import type { QuarterTurn, Rect, Word } from '../extract/page-text'

/** Words of one row without a wide gap between them: a line in a column, or a table cell. */
export interface Segment extends Rect {
  text: string
  words: Word[]
  size: number
  bold: boolean
  /** Whether leader dots precede it. */
  afterLeader: boolean
}

/** Segments on one baseline, from left to right. */
export interface Row extends Rect {
  segments: Segment[]
  turn: QuarterTurn
  /** Whether it has leader dots between segments. */
  hasLeader: boolean
}

/** The smallest rectangle around all parts. A plain loop, as it runs several times for every line of a manual. */
export const boundingRect = (parts: readonly Rect[]): Rect => {
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

export const toRow = (segments: Segment[], turn: QuarterTurn): Row => ({
  segments,
  turn,
  hasLeader: segments.some((segment) => segment.afterLeader),
  ...boundingRect(segments),
})

export const median = (values: readonly number[]) => {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}
