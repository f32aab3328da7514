import { hasPartNumber } from '../query/part-number'

/** The column that names what a row is about: its first words that are no part number or figure, or else its first cell. */
export function nameColumn(cells: readonly string[]): number {
  const isName = (cell: string) => /\p{L}{2}/u.test(cell) && /^\P{N}/u.test(cell.trim()) && !hasPartNumber(cell)
  const named = cells.findIndex(isName)
  return named < 0 ? cells.findIndex((cell) => cell.trim()) : named
}
