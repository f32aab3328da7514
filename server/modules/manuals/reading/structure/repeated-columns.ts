import type { Rect } from '../extract/page-text'
import type { TableRowBlock } from './block'
import type { ColumnEdges } from './table-columns'

interface Columns {
  edges: ColumnEdges[]
  columns: string[]
  rows: TableRowBlock[]
}

const lowerCased = (columns: readonly string[]) => columns.map((column) => column.toLowerCase())

/** How often the sequence of column titles repeats across the table; 1 if it does not. */
const countRepeats = (columns: readonly string[]) => {
  const heads = lowerCased(columns)
  const times = [4, 3, 2].find((count) => {
    const width = heads.length / count
    return (
      Number.isInteger(width) &&
      width >= 2 &&
      heads.every((headerRows, index) => headerRows !== '' && headerRows === heads[index % width]) &&
      new Set(heads).size === width
    )
  })
  return times ?? 1
}

const clipToColumns = (row: Rect, edges: readonly ColumnEdges[]): Rect => ({
  left: Math.max(row.left, edges[0]?.left ?? row.left),
  top: row.top,
  right: Math.min(row.right, edges.at(-1)?.right ?? row.right),
  bottom: row.bottom,
})

/**
 * Unfolds a table printed in parts side by side (Fuse, Circuit, Fuse, Circuit): the parts are stacked, the first one
 * on top.
 */
export const stackRepeatedColumns = <T extends Columns>(table: T): T => {
  const times = countRepeats(table.columns)
  if (times === 1) return table
  const width = table.columns.length / times
  const parts = Array.from({ length: times }, (_, part) => ({ from: part * width, to: (part + 1) * width }))
  const rows = parts.flatMap(({ from, to }) =>
    table.rows
      .map((row) => ({ ...row, ...clipToColumns(row, table.edges.slice(from, to)), cells: row.cells.slice(from, to) }))
      .filter((row) => row.cells.some(Boolean)),
  )
  return { ...table, columns: table.columns.slice(0, width), edges: table.edges.slice(0, width), rows }
}
