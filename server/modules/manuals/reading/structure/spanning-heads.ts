import type { Row } from '../layout/row'
import { type ColumnEdges, MAX_SPANNING_WORDS, overlaps, splitIntoCells } from './table-columns'
import { isUnitCell } from './unit-cell'

/**
 * The cells of header rows, where a title above several columns belongs to each: it covers them, or those below it are
 * units of which only one has a title.
 */
export const headerCells = (rows: readonly Row[], columns: readonly ColumnEdges[]): string[][] => {
  const cells = rows.map((row) => splitIntoCells(row, columns))
  return rows.map((row, index) => {
    const below = cells[index + 1]
    if (!below) return cells[index] ?? []
    return shareUnits(spread(row, columns, cells[index] ?? [], below), below, cells.slice(0, index))
  })
}

const spread = (row: Row, columns: readonly ColumnEdges[], cells: readonly string[], below: readonly string[]) => {
  const spread = [...cells]
  for (const segment of row.segments) {
    if (segment.words.length > MAX_SPANNING_WORDS) continue
    const covered = columns.flatMap((column, index) => (overlaps(segment, column) && below[index] ? [index] : []))
    if (covered.length >= 2) for (const index of covered) spread[index] = segment.text
  }
  return spread
}

const shareUnits = (cells: readonly string[], below: readonly string[], above: readonly (readonly string[])[]) => {
  const isUnit = (index: number) => isUnitCell(below[index] ?? '')
  const isTitled = (index: number) => above.some((row) => row[index])
  return cells.map((cell, index) => {
    if (cell || !isUnit(index)) return cell
    const neighbour = [index - 1, index + 1].find((at) => cells[at] && isUnit(at) && !(isTitled(at) && isTitled(index)))
    return neighbour === undefined ? cell : (cells[neighbour] ?? '')
  })
}
