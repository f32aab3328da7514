import type { Row } from '../layout/row'
import { type ColumnEdges, MAX_SPANNING_WORDS, overlaps, splitIntoCells } from './table-columns'

/** Symbols of units in the heads of columns, and the systems that they belong to. */
const unit =
  /^[([]?(?:n·?m|lbf?[ .·-]?ft|ft[ .·-]?lbf?|lbf?[ .·-]?in|in[ .·-]?lbf?|kg|g|t|lbs?|oz|mm|cm|m|km|in|ft|yd|[µμ]m|l|ml|cm3|cm³|m³|qts?|gals?|pts?|bar|mbar|psi|k?pa|mpa|°?\s?[cf]|v|a|ma|w|kw|hp|ps|rpm|h|s|min|max|min\.|max\.|si|us|metric|imperial|%)[)\]]?$/i

/**
 * The cells of header rows, where a title above several columns belongs to each: it covers them, or those below it are
 * units of which only one has a title.
 */
export const headerCells = (rows: readonly Row[], columns: readonly ColumnEdges[]): string[][] => {
  const cells = rows.map((row) => splitIntoCells(row, columns))
  return rows.map((row, index) => {
    const below = cells[index + 1]
    return below ? shareUnits(spread(row, columns, cells[index] ?? [], below), below) : (cells[index] ?? [])
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

const shareUnits = (cells: readonly string[], below: readonly string[]) => {
  const isUnit = (index: number) => unit.test(below[index] ?? '')
  return cells.map((cell, index) => {
    if (cell || !isUnit(index)) return cell
    const neighbour = [index - 1, index + 1].find((at) => cells[at] && isUnit(at))
    return neighbour === undefined ? cell : (cells[neighbour] ?? '')
  })
}
