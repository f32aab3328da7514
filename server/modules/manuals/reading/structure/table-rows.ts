import type { Rect } from '../extract/page-text'
import { boundingRect, median, type Row, rowHeight, rowText } from '../layout/row'
import { isCentered, isGroupLabel } from './group-label'
import { type ColumnEdges, splitIntoCells } from './table-columns'

export interface LogicalRow extends Rect {
  cells: string[]
  rows: Row[]
  isTitle?: boolean
}

/** Smaller gaps, as a fraction of the row height, separate lines of the same cell. */
const CLOSE_GAP = 0.35
const hyphenatedWord = /\p{Ll}{2}-$/u

export const joinCells = (above: readonly string[], below: readonly string[]) =>
  above.map((cell, index) => {
    const more = below[index] ?? ''
    if (hyphenatedWord.test(cell) && /^\p{Ll}{2}/u.test(more)) return `${cell.slice(0, -1)}${more}`
    return [cell, more].filter(Boolean).join(' ')
  })

const countFilled = (cells: readonly string[]) => cells.filter(Boolean).length

/**
 * Merges printed rows into table rows: a row that only continues cells of the one above (its first column is empty,
 * or the table separates rows by space and there is none) is merged into it.
 */
export const mergeWrapped = (rows: readonly Row[], columns: readonly ColumnEdges[]): LogicalRow[] => {
  const height = median(rows.map(rowHeight))
  const gaps = rows.map((row, index) => (index === 0 ? Number.POSITIVE_INFINITY : row.top - lowestBottom(rows, index)))
  const cellsByRow = rows.map((row) => splitIntoCells(row, columns))
  const shares = cellsByRow.map((cells) => countFilled(cells) / cells.length)
  const spaced = usesRowSpacing(gaps, shares, height)
  const keyed = hasKeyColumn(cellsByRow, gaps, height)
  const merged: LogicalRow[] = []
  rows.forEach((row, index) => {
    if (isGroupLabel(rows, index, rows.slice(0, index)) && isCentered(row, columns)) {
      const cells = columns.map((_, column) => (column === 0 ? rowText(row) : ''))
      merged.push({ cells, rows: [row], isTitle: true, ...boundingRect([row]) })
      return
    }
    const cells = cellsByRow[index] ?? []
    const gap = gaps[index] ?? 0
    const above = merged.at(-1)
    const isClose = gap < height * CLOSE_GAP
    const isWrapped = isClose && ((keyed && !cells[0]) || isEndOfFirstCell(cells))
    if (above && !above.isTitle && (isWrapped || continuesRow(cells, gap, height, spaced))) {
      above.cells = joinCells(above.cells, cells)
      above.rows.push(row)
      Object.assign(above, boundingRect(above.rows))
    } else merged.push({ cells, rows: [row], ...boundingRect([row]) })
  })
  return merged
}

/** Whether the row is the end of a wrapped label; a new name or key would start with a capital or a figure. */
const isEndOfFirstCell = (cells: readonly string[]) => countFilled(cells) === 1 && /^\p{Ll}{2,}/u.test(cells[0] ?? '')

const lowestBottom = (rows: readonly Row[], index: number) =>
  Math.max(...rows.slice(Math.max(0, index - 3), index).map((row) => row.bottom))

/**
 * Whether the table separates its rows by space: gaps are clearly either close or wide, wide ones are frequent, and
 * rows that follow closely are only partly filled.
 */
const usesRowSpacing = (gaps: readonly number[], shares: readonly number[], height: number) => {
  const close = gaps.flatMap((gap, index) => (gap < height * CLOSE_GAP ? [{ gap, share: shares[index] ?? 1 }] : []))
  const wide = gaps.slice(1).filter((gap) => gap >= height * CLOSE_GAP)
  if (close.length < 2 || wide.length < Math.max(2, gaps.length * 0.12)) return false
  const partial = median(close.map(({ share }) => share)) <= 0.7 || wide.length >= gaps.length * 0.35
  return partial && median(wide) - median(close.map(({ gap }) => gap)) > height * 0.3
}

/** Whether rows with a first cell have more space above them than rows without one, which are their wrapped lines. */
const hasKeyColumn = (cellsByRow: readonly string[][], gaps: readonly number[], height: number) => {
  const gapsOf = (isKey: boolean) => gaps.filter((_, index) => index > 0 && Boolean(cellsByRow[index]?.[0]) === isKey)
  const [keys, others] = [gapsOf(true), gapsOf(false)]
  return keys.length > 0 && others.length > 0 && median(keys) - median(others) > height * 0.2
}

const continuesRow = (cells: readonly string[], gap: number, height: number, spaced: boolean) => {
  if (gap > height * 1.1) return false
  if (spaced) return gap < height * CLOSE_GAP && countFilled(cells) < cells.length
  return !cells[0] && countFilled(cells) <= Math.max(1, Math.floor(cells.length / 2))
}
