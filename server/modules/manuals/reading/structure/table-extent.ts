import { type Row, rowHeight, rowText } from '../layout/row'
import { isGroupLabel } from './group-label'
import { isLabel } from './label'
import { safetyLevel } from './safety-word'

/** Whether a row has several cells; a leading step number, section number or bullet does not count as one. */
export const isTabular = (row: Row) => {
  const [first] = row.segments
  return row.segments.length >= (first && isLabel(first.text) ? 3 : 2)
}

export const isBold = (row: Row) => row.segments.every((segment) => segment.bold)

/** Consecutive single-cell rows allowed within a table: wrapped cells or group titles. */
const MAX_LOOSE_ROWS = 10

/** Index after the last row of the table that starts at `from`. */
export const findTableEnd = (rows: readonly Row[], from: number) => {
  let end = from + 1
  let loose = 0
  let plain = rows[from] !== undefined && !isBold(rows[from])
  for (let at = from + 1; at < rows.length; at += 1) {
    const row = rows[at]
    const above = rows[at - 1]
    if (!row || !above || row.top < above.top) break
    const gap = row.top - above.bottom
    const text = rowText(row)
    if (safetyLevel(text)) break
    if (!isTabular(row)) {
      loose += 1
      if (isGroupLabel(rows, at, recentRows(rows, from, end)) && alignsWith(rows[at + 1], recentRows(rows, from, end)))
        continue
      if (gap > rowHeight(row) * 1.2 || loose > MAX_LOOSE_ROWS || !fitsOneColumn(row, recentRows(rows, from, end)))
        break
      continue
    }
    const isAligned = alignsWith(row, recentRows(rows, from, end))
    if (gap > rowHeight(row) * (isAligned ? 5 : matchesCells(row, rows[end - 1]) ? 3 : 1.3)) break
    // A header row after plain rows starts another table.
    if (plain && isBold(row) && !/\d/.test(text) && gap >= 0) break
    plain ||= !isBold(row)
    end = at + 1
    loose = 0
  }
  return findLastCellsEnd(rows, from, end)
}

/** Includes the wrapped lines of cells directly below the last full row. */
const findLastCellsEnd = (rows: readonly Row[], from: number, end: number) => {
  let to = end
  for (; to < rows.length; to += 1) {
    const row = rows[to]
    const above = rows[to - 1]
    if (!row || !above || row.top < above.top || row.top - above.bottom > rowHeight(row) * 0.4) break
    if (safetyLevel(rowText(row)) || !fitsOneColumn(row, recentRows(rows, from, end))) break
    if (row.left < (rows[from]?.left ?? 0) + rowHeight(row)) break
  }
  return to
}

/** Number of preceding table rows that a new row is compared with. */
const RECENT_ROWS = 8
const recentRows = (rows: readonly Row[], from: number, end: number) =>
  rows.slice(Math.max(from, end - RECENT_ROWS), end)

const EDGE_TOLERANCE = 8

const alignsWith = (row: Row | undefined, above: readonly Row[]) => {
  if (!row) return false
  const edges = above.flatMap((other) => other.segments.flatMap(({ left, right }) => [left, right]))
  const matchesEdge = (x: number) => edges.some((edge) => Math.abs(edge - x) < EDGE_TOLERANCE)
  return row.segments.filter(({ left, right }) => matchesEdge(left) || matchesEdge(right)).length >= 2
}

/** Whether the row has the same number of cells as the one above, each overlapping its counterpart. */
const matchesCells = (row: Row, above: Row | undefined) =>
  above !== undefined &&
  row.segments.length === above.segments.length &&
  row.segments.every((segment, index) => {
    const other = above.segments[index]
    return other !== undefined && segment.left < other.right && segment.right > other.left
  })

/** Whether the row is a single segment that fits within one column of the rows above. */
const fitsOneColumn = (row: Row, above: readonly Row[]) => {
  const [only] = row.segments
  if (!only || row.segments.length > 1) return false
  const tabular = above.filter((other) => other.segments.length > 1)
  return tabular.some((other) => {
    const next = other.segments.find((segment) => segment.left > only.left + 4)
    return next === undefined ? only.left > other.left + 4 : only.right < next.left
  })
}
