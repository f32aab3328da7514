import { isTableCaption } from '../../../../languages/structure-words'
import { boundingRect, type Row, rowHeight, rowText } from '../layout/row'

const MAX_LENGTH = 50
/** In row heights. */
const MAX_GAP = 1.6
const EDGE_TOLERANCE = 4
/** Distance from the middle of the table, relative to its width. */
const MAX_OFF_CENTER = 0.06

/**
 * Whether a row is the title of the rows below it: one short text at the left edge of the table or in its middle, with
 * values in the next row.
 * @param above rows of the table
 */
export const isGroupLabel = (rows: readonly Row[], at: number, above: readonly Row[]): boolean => {
  const [before, row, next] = [rows[at - 1], rows[at], rows[at + 1]]
  if (!before || !row || !next || row.segments.length > 1 || next.segments.length < 2) return false
  const text = rowText(row)
  const gaps = [row.top - before.bottom, next.top - row.bottom]
  const isClose = gaps.every((gap) => gap > -rowHeight(row) * 0.3 && gap <= rowHeight(row) * MAX_GAP)
  const isTitle = /^\p{Lu}[^.\d]*$/u.test(text) && text.length <= MAX_LENGTH && !isTableCaption(text)
  return isClose && isTitle && /\d/.test(rowText(next)) && isPlacedAsTitle(row, next, above)
}

const isPlacedAsTitle = (row: Row, next: Row, above: readonly Row[]) => {
  const table = boundingRect([...above, next])
  const offCenter = Math.abs(row.left + row.right - table.left - table.right) / 2
  const startsTable = Math.abs(row.left - table.left) < EDGE_TOLERANCE
  const startsColumn = [...above, next].some(
    ({ segments }) => segments.length > 1 && segments.some(({ left }) => Math.abs(row.left - left) < EDGE_TOLERANCE),
  )
  const fillsFirst = Math.abs(next.left - table.left) < EDGE_TOLERANCE * 4
  return fillsFirst && (startsTable || (!startsColumn && offCenter < (table.right - table.left) * MAX_OFF_CENTER))
}

/** Whether a title is not within the first column. */
export const isCentered = (row: Row, columns: readonly { left: number; right: number }[]) => {
  const [first, second] = columns
  return first !== undefined && second !== undefined && (row.left > first.right || row.right > second.left)
}
