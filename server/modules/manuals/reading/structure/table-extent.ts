import { type Row, rowHeight, rowText } from '../layout/row'
import { isLabel } from './label'
import { safetyLevel } from './safety-word'

/** Side by side on one row are cells, unless the first is but the number of a step or a section, or a bullet. */
export const isTabular = (row: Row) => {
  const [first] = row.segments
  return row.segments.length >= (first && isLabel(first.text) ? 3 : 2)
}

export const isBold = (row: Row) => row.segments.every((segment) => segment.bold)

/** Rows without any cell beside them that may stand within a table: a cell that wraps, a title over a group of rows. */
const mostLooseRows = 10

/** Index after the last row of the table that begins at `from`. */
export const endOfTable = (rows: readonly Row[], from: number) => {
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
      if (gap > rowHeight(row) * 1.2 || loose > mostLooseRows || !fitsOneColumn(row, recentRows(rows, from, end))) break
      continue
    }
    const inLine = aligned(row, recentRows(rows, from, end))
    if (gap > rowHeight(row) * (inLine ? 5 : matches(row, rows[end - 1]) ? 3 : 1.3)) break
    // Column heads in the midst begin another table.
    if (plain && isBold(row) && !/\d/.test(text) && gap >= 0) break
    plain ||= !isBold(row)
    end = at + 1
    loose = 0
  }
  return endOfLastCells(rows, from, end)
}

/** Cells that wrap below the last full row belong to it while they follow closely. */
const endOfLastCells = (rows: readonly Row[], from: number, end: number) => {
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

/** The rows of a table that a further row is held against. */
const recent = 8
const recentRows = (rows: readonly Row[], from: number, end: number) => rows.slice(Math.max(from, end - recent), end)

const tolerance = 8

const aligned = (row: Row, above: readonly Row[]) => {
  const edges = above.flatMap((other) => other.segments.flatMap(({ left, right }) => [left, right]))
  const keeps = (x: number) => edges.some((edge) => Math.abs(edge - x) < tolerance)
  return row.segments.filter(({ left, right }) => keeps(left) || keeps(right)).length >= 2
}

/** As many cells as in the row above, each below its own. */
const matches = (row: Row, above: Row | undefined) =>
  above !== undefined &&
  row.segments.length === above.segments.length &&
  row.segments.every((segment, index) => {
    const other = above.segments[index]
    return other !== undefined && segment.left < other.right && segment.right > other.left
  })

/** A single piece of text that stays within a column of the rows above. */
const fitsOneColumn = (row: Row, above: readonly Row[]) => {
  const [only] = row.segments
  if (!only || row.segments.length > 1) return false
  const tabular = above.filter((other) => other.segments.length > 1)
  return tabular.some((other) => {
    const next = other.segments.find((segment) => segment.left > only.left + 4)
    return next === undefined ? only.left > other.left + 4 : only.right < next.left
  })
}
