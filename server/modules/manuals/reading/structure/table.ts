import { type Row, rowHeight, type Segment } from '../layout/row'
import type { Block } from './block'
import { type ColumnEdges, cellsOf, findColumns } from './table-columns'
import { endOfTable, isTabular } from './table-extent'
import { columnTexts, countHeadRows, isHeadOnly } from './table-head'
import { type LogicalRow, mergeWrapped } from './table-rows'

export interface TableSpan {
  /** Index after the last row. */
  to: number
  /** Its rows are words alone and few: perhaps the heads of a table further down. */
  headOnly: boolean
  block: Extract<Block, { kind: 'table' }>
}

/**
 * The table that begins at row `from`, if one does. `headsAbove` are rows further up that look like column heads
 * without a table; they are used when the table has none of its own.
 */
export const tableAt = (rows: readonly Row[], from: number, headsAbove: readonly Row[] = []): TableSpan | undefined => {
  const first = rows[from]
  if (!first) return undefined
  if (isTabular(first)) return bodyAt(rows, from, headsAbove)
  return underOneLineHead(rows, from, first)
}

/** Numbers alone, no more than two digits long, are those of a figure's parts. */
const isCallouts = ({ cells }: LogicalRow) => cells.every((cell) => /^(\d{1,2}( |$))*$/.test(cell))

const bodyAt = (rows: readonly Row[], from: number, headsAbove: readonly Row[]): TableSpan | undefined => {
  const to = endOfTable(rows, from)
  const body = rows.slice(from, to)
  const tabular = body.filter(isTabular)
  const widest = Math.max(...tabular.map((row) => row.segments.length))
  if (tabular.length < (widest >= 3 ? 2 : 3)) return undefined
  const edges = findColumns([...headsAbove, ...tabular])
  if (edges.length < 2) return undefined
  const merged = mergeWrapped(body, edges)
  if (merged.every(isCallouts)) return undefined
  const own = countHeadRows(merged)
  const heads = own > 0 ? merged.slice(0, own) : headsAbove.map((row) => ({ cells: cellsOf(row, edges), rows: [row] }))
  const turn = rows[from]?.turn ?? 0
  return {
    to,
    headOnly: own === 0 && isHeadOnly(merged),
    block: {
      kind: 'table',
      edges,
      columns: columnTexts(heads, edges.length),
      head: heads.flatMap((row) => row.rows),
      rows: merged.slice(own).map(({ rows: _, ...row }) => ({ ...row, turn })),
    },
  }
}

/** Column heads set so close that they read as one line of text still fall into the columns of the rows below. */
const underOneLineHead = (rows: readonly Row[], from: number, first: Row): TableSpan | undefined => {
  const next = rows[from + 1]
  const [line, ...others] = first.segments
  if (
    !next ||
    !line ||
    others.length > 0 ||
    !isTabular(next) ||
    next.top < first.top ||
    next.top - first.bottom > rowHeight(first)
  )
    return undefined
  const table = bodyAt(rows, from + 1, [])
  if (!table || table.block.head.length > 0) return undefined
  const cells = splitEvenly(line, table.block.edges.length) ?? cellsOf(first, table.block.edges)
  const named = cells.filter(Boolean).length
  if (named < 2 || named < cells.length * 0.6) return undefined
  return { ...table, headOnly: false, block: { ...table.block, head: [first], columns: cells } }
}

/** A line in as many parts as there are columns, when its widest gaps are clearly wider than the others. */
const splitEvenly = ({ words }: Segment, count: number): string[] | undefined => {
  const gaps = words.slice(1).map((word, index) => (word.left - (words[index]?.right ?? 0)) / word.size)
  const sorted = [...gaps].sort((a, b) => b - a)
  const narrowest = sorted[count - 2]
  if (narrowest === undefined || narrowest < 0.4 || narrowest < (sorted[count - 1] ?? 0) * 1.3) return undefined
  const parts: string[] = []
  words.forEach((word, index) => {
    const gap = index === 0 ? Number.POSITIVE_INFINITY : (gaps[index - 1] ?? 0)
    if (gap >= narrowest) parts.push(word.text)
    else parts[parts.length - 1] += ` ${word.text}`
  })
  return parts.length === count ? parts : undefined
}

const edgeTolerance = 14

/** Whether two tables have the same columns: a table that goes on over the page. */
export const sameColumns = (a: readonly ColumnEdges[], b: readonly ColumnEdges[]) =>
  a.length === b.length && a.every((edge, index) => Math.abs(edge.left - (b[index]?.left ?? 0)) < edgeTolerance)
