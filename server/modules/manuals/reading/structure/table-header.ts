import { MAX_HEADER_ROWS } from './table-columns'
import { isBold } from './table-extent'
import { joinCells, type LogicalRow } from './table-rows'
import { isUnitRow } from './unit-cell'

/** A head of this many rows may end in one of units. */
const MAX_ROWS_TO_UNITS = 6

const isNumeric = (cell: string) =>
  /\d/.test(cell) && cell.replace(/[^\d]/g, '').length >= cell.replace(/\s/g, '').length * 0.4

const bareFigure = /^[-−+±]?\d[\d.,/ ]*$/

const isFilled = (cell: string | undefined) => Boolean(cell)

/**
 * How many leading rows form the header: those that end in a row of units, bold ones above plain rows, or words above
 * columns of figures. The title of the first group of rows is not part of it.
 */
export const countHeaderRows = (rows: readonly LogicalRow[]) => {
  const toUnits = countRowsToUnits(rows)
  if (toUnits > 0) return toUnits
  const count = countLeadingRows(rows)
  const isGrouped = rows.slice(count).some(isTitleRow)
  const end = rows.slice(1, count).findIndex((row) => isTitleRow(row) && (row.isTitle || isGrouped || endsInColon(row)))
  return end < 0 ? count : end + 1
}

const endsInColon = ({ cells }: LogicalRow) => (cells[0] ?? '').endsWith(':')

const isTitleRow = ({ cells: [first = '', ...others], isTitle }: LogicalRow) =>
  isTitle === true || (/^\p{Lu}/u.test(first) && others.length > 0 && !others.some(Boolean))

const countRowsToUnits = (rows: readonly LogicalRow[]) => {
  const units = rows.slice(0, MAX_ROWS_TO_UNITS).findIndex(({ cells }) => isUnitRow(cells))
  const hasFigures = ({ cells }: LogicalRow) =>
    cells.filter((cell) => bareFigure.test(cell)).length * 2 >= cells.filter(isFilled).length
  return units < 1 || units === rows.length - 1 || rows.slice(0, units).some(hasFigures) ? 0 : units + 1
}

const countLeadingRows = (rows: readonly LogicalRow[]) => {
  const bold = rows.map((row) => row.rows.every(isBold))
  const plain = bold.filter((one) => !one).length
  const firstPlain = bold.indexOf(false)
  if (firstPlain > 0 && firstPlain <= MAX_HEADER_ROWS && plain >= rows.length * 0.5) return firstPlain
  const firstNumeric = rows.findIndex((row) => row.cells.some(isNumeric))
  if (firstNumeric < 1 || firstNumeric > MAX_HEADER_ROWS) return 0
  const headers = rows.slice(0, firstNumeric)
  // A list of names and values has no header unless the first rows look like one.
  if ((headers[0]?.cells.length ?? 0) < 3 && !headers.every(looksLikeHeader)) return 0
  return coversColumns(headers, rows.slice(firstNumeric)) ? firstNumeric : 0
}

const looksLikeHeader = (row: LogicalRow) =>
  row.rows.every(isBold) || row.cells.every((cell) => cell === cell.toUpperCase())

/** Whether the header covers every numeric column and most of the others. */
const coversColumns = (headers: readonly LogicalRow[], body: readonly LogicalRow[]) => {
  const columns = headers[0]?.cells.map((_, index) => index) ?? []
  const named = columns.filter((index) => headers.some((row) => isFilled(row.cells[index])))
  const numeric = columns.filter((index) => {
    const cells = body.map((row) => row.cells[index]).filter(isFilled)
    return cells.length > 0 && cells.filter((cell) => cell && isNumeric(cell)).length >= cells.length * 0.5
  })
  return numeric.length > 0 && numeric.every((index) => named.includes(index)) && named.length >= columns.length * 0.6
}

/** A few rows without figures: a header whose table follows below its title. */
export const isHeaderOnlyTable = (rows: readonly LogicalRow[]) =>
  rows.length <= MAX_HEADER_ROWS && !rows.some((row) => row.cells.some((cell) => /\d/.test(cell)))

/** The title of each column, joined over the header rows. */
export const joinHeaderRows = (headers: readonly (readonly string[])[], count: number) =>
  headers.reduce<string[]>(
    joinCells,
    Array.from({ length: count }, () => ''),
  )
