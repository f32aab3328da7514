import type { Rect } from '../extract/page-text'
import type { TableLine } from './block'
import type { ColumnEdges } from './table-columns'

interface Columns {
  edges: ColumnEdges[]
  columns: string[]
  rows: TableLine[]
}

const named = (columns: readonly string[]) => columns.map((column) => column.toLowerCase())

/** How often the sequence of column heads is repeated across the table; 1 where it is not. */
const repeats = (columns: readonly string[]) => {
  const heads = named(columns)
  const times = [4, 3, 2].find((count) => {
    const width = heads.length / count
    return (
      Number.isInteger(width) &&
      width >= 2 &&
      heads.every((head, index) => head !== '' && head === heads[index % width]) &&
      new Set(heads).size === width
    )
  })
  return times ?? 1
}

/** The part of a row's rectangle below some of the columns. */
const below = (row: Rect, edges: readonly ColumnEdges[]): Rect => ({
  left: Math.max(row.left, edges[0]?.left ?? row.left),
  top: row.top,
  right: Math.min(row.right, edges.at(-1)?.right ?? row.right),
  bottom: row.bottom,
})

/**
 * A table set in two or more parts side by side (Fuse, Circuit, Fuse, Circuit) as the one that it is: a printed row
 * holds a row of each part; the first part is read to its end before the next.
 */
export const stackPairs = <T extends Columns>(table: T): T => {
  const times = repeats(table.columns)
  if (times === 1) return table
  const width = table.columns.length / times
  const parts = Array.from({ length: times }, (_, part) => ({ from: part * width, to: (part + 1) * width }))
  const rows = parts.flatMap(({ from, to }) =>
    table.rows
      .map((row) => ({ ...row, ...below(row, table.edges.slice(from, to)), cells: row.cells.slice(from, to) }))
      .filter((row) => row.cells.some(Boolean)),
  )
  return { ...table, columns: table.columns.slice(0, width), edges: table.edges.slice(0, width), rows }
}
