import type { Rect } from '../extract/page-text'
import { around, median, type Row, rowHeight } from '../layout/row'
import { type ColumnEdges, cellsOf } from './table-columns'

export interface LogicalRow extends Rect {
  cells: string[]
  rows: Row[]
}

/** Part of the letters' height below which space between rows is that between lines of one cell. */
const closeGap = 0.35
const brokenWord = /\p{Ll}{2}-$/u

const joinCells = (above: readonly string[], below: readonly string[]) =>
  above.map((cell, index) => {
    const more = below[index] ?? ''
    if (brokenWord.test(cell) && /^\p{Ll}{2}/u.test(more)) return `${cell.slice(0, -1)}${more}`
    return [cell, more].filter(Boolean).join(' ')
  })

const filled = (cells: readonly string[]) => cells.filter(Boolean).length

/**
 * Printed rows to rows of the table: a row that only goes on with cells of the one above (its first column is empty,
 * or the table parts its rows by space and there is none) is merged into it.
 */
export const mergeWrapped = (rows: readonly Row[], columns: readonly ColumnEdges[]): LogicalRow[] => {
  const height = median(rows.map(rowHeight))
  const gaps = rows.map((row, index) => (index === 0 ? Number.POSITIVE_INFINITY : row.top - lowest(rows, index)))
  const cellsByRow = rows.map((row) => cellsOf(row, columns))
  const shares = cellsByRow.map((cells) => filled(cells) / cells.length)
  const spaced = isSpaced(gaps, shares, height)
  const keyed = isKeyed(cellsByRow, gaps, height)
  const merged: LogicalRow[] = []
  rows.forEach((row, index) => {
    const cells = cellsByRow[index] ?? []
    const gap = gaps[index] ?? 0
    const above = merged.at(-1)
    const isClose = gap < height * closeGap
    const isWrapped = isClose && ((keyed && !cells[0]) || endsFirstCell(cells))
    if (above && (isWrapped || goesOn(cells, gap, height, spaced))) {
      above.cells = joinCells(above.cells, cells)
      above.rows.push(row)
      Object.assign(above, around(above.rows))
    } else merged.push({ cells, rows: [row], ...around([row]) })
  })
  return merged
}

/** The end of a label that wraps: a name or key would begin with a capital or a figure. */
const endsFirstCell = (cells: readonly string[]) => filled(cells) === 1 && /^\p{Ll}{2,}/u.test(cells[0] ?? '')

const lowest = (rows: readonly Row[], index: number) =>
  Math.max(...rows.slice(Math.max(0, index - 3), index).map((row) => row.bottom))

/**
 * Space above a row in two clearly different amounts, the larger one often, and rows that follow closely filled only
 * in part: the table parts its rows by space.
 */
const isSpaced = (gaps: readonly number[], shares: readonly number[], height: number) => {
  const close = gaps.flatMap((gap, index) => (gap < height * closeGap ? [{ gap, share: shares[index] ?? 1 }] : []))
  const wide = gaps.slice(1).filter((gap) => gap >= height * closeGap)
  if (close.length < 2 || wide.length < Math.max(2, gaps.length * 0.12)) return false
  const partial = median(close.map(({ share }) => share)) <= 0.7 || wide.length >= gaps.length * 0.35
  return partial && median(wide) - median(close.map(({ gap }) => gap)) > height * 0.3
}

/** Rows that begin in the first column have more space above them than those that do not: these are lines of the former. */
const isKeyed = (cellsByRow: readonly string[][], gaps: readonly number[], height: number) => {
  const gapsOf = (isKey: boolean) => gaps.filter((_, index) => index > 0 && Boolean(cellsByRow[index]?.[0]) === isKey)
  const [keys, others] = [gapsOf(true), gapsOf(false)]
  return keys.length > 0 && others.length > 0 && median(keys) - median(others) > height * 0.2
}

const goesOn = (cells: readonly string[], gap: number, height: number, spaced: boolean) => {
  if (gap > height * 1.1) return false
  if (spaced) return gap < height * closeGap && filled(cells) < cells.length
  return !cells[0] && filled(cells) <= Math.max(1, Math.floor(cells.length / 2))
}
