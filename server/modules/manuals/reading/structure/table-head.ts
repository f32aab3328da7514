import { isBold } from './table-extent'
import type { LogicalRow } from './table-rows'

const mostHeadRows = 4

const isNumeric = (cell: string) =>
  /\d/.test(cell) && cell.replace(/[^\d]/g, '').length >= cell.replace(/\s/g, '').length * 0.4

const isFilled = (cell: string | undefined) => Boolean(cell)

/** How many leading rows are column heads: bold above plain rows, or words above columns of figures. */
export const countHeadRows = (rows: readonly LogicalRow[]) => {
  const bold = rows.map((row) => row.rows.every(isBold))
  const plain = bold.filter((one) => !one).length
  const firstPlain = bold.indexOf(false)
  if (firstPlain > 0 && firstPlain <= mostHeadRows && plain >= rows.length * 0.5) return firstPlain
  const firstNumeric = rows.findIndex((row) => row.cells.some(isNumeric))
  if (firstNumeric < 1 || firstNumeric > mostHeadRows) return 0
  const heads = rows.slice(0, firstNumeric)
  // Names and values side by side have no heads, unless they look like such.
  if ((heads[0]?.cells.length ?? 0) < 3 && !heads.every(looksLikeHead)) return 0
  return namesColumns(heads, rows.slice(firstNumeric)) ? firstNumeric : 0
}

const looksLikeHead = (row: LogicalRow) =>
  row.rows.every(isBold) || row.cells.every((cell) => cell === cell.toUpperCase())

/** Heads name each column of figures and most of the others. */
const namesColumns = (heads: readonly LogicalRow[], body: readonly LogicalRow[]) => {
  const columns = heads[0]?.cells.map((_, index) => index) ?? []
  const named = columns.filter((index) => heads.some((row) => isFilled(row.cells[index])))
  const ofFigures = columns.filter((index) => {
    const cells = body.map((row) => row.cells[index]).filter(isFilled)
    return cells.length > 0 && cells.filter((cell) => cell && isNumeric(cell)).length >= cells.length * 0.5
  })
  return (
    ofFigures.length > 0 && ofFigures.every((index) => named.includes(index)) && named.length >= columns.length * 0.6
  )
}

/** A few rows of words alone: column heads whose table follows below its title. */
export const isHeadOnly = (rows: readonly LogicalRow[]) =>
  rows.length <= mostHeadRows && !rows.some((row) => row.cells.some((cell) => /\d/.test(cell)))

/** One text for each column from the rows of its heads. */
export const columnTexts = (heads: readonly { cells: string[] }[], count: number) =>
  Array.from({ length: count }, (_, index) =>
    heads
      .map((row) => row.cells[index] ?? '')
      .filter(Boolean)
      .join(' '),
  )
