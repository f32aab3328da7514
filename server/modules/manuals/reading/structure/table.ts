import { type Row, rowHeight, type Segment } from '../layout/row'
import type { Block } from './block'
import { headerCells } from './spanning-heads'
import { type ColumnEdges, findColumns, splitIntoCells } from './table-columns'
import { findTableEnd, isBold, isTabular } from './table-extent'
import { countHeaderRows, isHeaderOnlyTable, joinHeaderRows } from './table-header'
import { type LogicalRow, mergeWrapped } from './table-rows'
import { bracketUnits } from './unit-cell'

export interface TableSpan {
  /** Index after the last row. */
  to: number
  /** A few rows without figures: possibly the header of a table further down. */
  isHeaderOnly: boolean
  block: Extract<Block, { kind: 'table' }>
}

/**
 * The table that starts at row `from`, if there is one. `headerAbove` are header-like rows further up that have no
 * table of their own; they apply if this table has no header.
 */
export const tableAt = (
  rows: readonly Row[],
  from: number,
  headerAbove: readonly Row[] = [],
): TableSpan | undefined => {
  const first = rows[from]
  if (!first) return undefined
  if (isTabular(first)) return parseTableBody(rows, from, headerAbove)
  return parseSingleLineHeader(rows, from, first)
}

/** Rows of one- or two-digit numbers only are the callouts of a figure. */
const isCalloutRow = ({ cells }: LogicalRow) => cells.every((cell) => /^(\d{1,2}( |$))*$/.test(cell))

/** Fewer rows show columns by chance only, unless a header further up has about as many. */
const minRows = (columnCount: number, headerAbove: readonly Row[]) => {
  const titles = Math.max(0, ...headerAbove.map((row) => row.segments.length))
  if (columnCount >= MIN_COLUMNS && titles >= MIN_TITLES_OF_SINGLE_ROW) return 1
  return columnCount >= MIN_COLUMNS ? 2 : 3
}

const MIN_COLUMNS = 3
const MIN_TITLES_OF_SINGLE_ROW = 4

const parseTableBody = (rows: readonly Row[], from: number, headerAbove: readonly Row[]): TableSpan | undefined => {
  const to = findTableEnd(rows, from)
  const body = rows.slice(from, to)
  const tabular = body.filter(isTabular)
  const columnCount = Math.max(...tabular.map((row) => row.segments.length))
  if (tabular.length < minRows(columnCount, headerAbove)) return undefined
  const edges = findColumns([...headerAbove, ...tabular])
  if (edges.length < 2) return undefined
  const merged = mergeWrapped(body, edges)
  if (merged.every(isCalloutRow)) return undefined
  const ownHeaderCount = countHeaderRows(merged)
  const headerRows = ownHeaderCount > 0 ? merged.slice(0, ownHeaderCount).flatMap(({ rows }) => rows) : [...headerAbove]
  const turn = rows[from]?.turn ?? 0
  return {
    to,
    isHeaderOnly: ownHeaderCount === 0 && isHeaderOnlyTable(merged),
    block: {
      kind: 'table',
      edges,
      columns: joinHeaderRows(bracketUnits(headerCells(headerRows, edges)), edges.length),
      headerRows,
      rows: merged.slice(ownHeaderCount).map(({ rows, ...row }) => ({ ...row, turn, bold: rows.every(isBold) })),
    },
  }
}

/** A header set so tightly that it reads as one line of text is split by the columns of the rows below. */
const parseSingleLineHeader = (rows: readonly Row[], from: number, first: Row): TableSpan | undefined => {
  const next = rows[from + 1]
  const [line, ...rest] = first.segments
  if (
    !next ||
    !line ||
    rest.length > 0 ||
    !isTabular(next) ||
    next.top < first.top ||
    next.top - first.bottom > rowHeight(first)
  )
    return undefined
  const table = parseTableBody(rows, from + 1, [])
  if (!table || table.block.headerRows.length > 0) return undefined
  const cells = splitAtWidestGaps(line, table.block.edges.length) ?? splitIntoCells(first, table.block.edges)
  const named = cells.filter(Boolean).length
  if (named < 2 || named < cells.length * 0.6) return undefined
  return { ...table, isHeaderOnly: false, block: { ...table.block, headerRows: [first], columns: cells } }
}

/** Splits a line at its `count - 1` widest gaps if these are clearly wider than the others. */
const splitAtWidestGaps = ({ words }: Segment, count: number): string[] | undefined => {
  const gaps = words.slice(1).map((word, index) => (word.left - (words[index]?.right ?? 0)) / word.size)
  const sorted = [...gaps].sort((a, b) => b - a)
  const narrowest = sorted[count - 2]
  if (narrowest === undefined || narrowest < 0.4 || narrowest < (sorted[count - 1] ?? 0) * 1.3) return undefined
  const cells: string[] = []
  words.forEach((word, index) => {
    const gap = index === 0 ? Number.POSITIVE_INFINITY : (gaps[index - 1] ?? 0)
    if (gap >= narrowest) cells.push(word.text)
    else cells[cells.length - 1] += ` ${word.text}`
  })
  return cells.length === count ? cells : undefined
}

const EDGE_TOLERANCE = 14

/** Whether two tables have the same columns, as when a table continues on the next page. */
export const sameColumns = (a: readonly ColumnEdges[], b: readonly ColumnEdges[]) =>
  a.length === b.length && a.every((edge, index) => Math.abs(edge.left - (b[index]?.left ?? 0)) < EDGE_TOLERANCE)
