import type { TableRowBlock } from './block'

const MIN_COLUMNS = 3
/** Items, letters of a drawing and codes do not span rows, but have rows without them below. */
const isNamed = (cell: string) => /\p{Ll}{2}|\p{Lu}{4}/u.test(cell) && !/^(?=\S*\d)\S{5,}$/.test(cell)

/**
 * Repeats a first cell that spans several rows in each of them, where it is printed in the first one.
 * @param before the first cell of the row above, on the previous page
 */
export const repeatSpanningCells = (rows: readonly TableRowBlock[], before = ''): TableRowBlock[] => {
  const [first] = rows
  // If the first row has no cell above it, such cells are printed in the middle of their rows.
  if (!first || first.cells.length < MIN_COLUMNS || !(first.cells[0] || before)) return [...rows]
  let above = before
  return rows.map((row) => {
    const [cell = '', ...others] = row.cells
    const spans = cell === '' && others.filter(Boolean).length >= 2 && isNamed(above)
    if (!spans) above = cell
    return spans ? { ...row, cells: [above, ...others] } : row
  })
}
