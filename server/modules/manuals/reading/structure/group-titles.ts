import { boundingRect } from '../layout/row'
import type { TableRowBlock } from './block'

/** Indentation of a group's rows from their title, in points. */
const MIN_INDENT = 3
const MAX_TITLE_LENGTH = 60

const couldBeTitle = ({ cells }: TableRowBlock) => {
  const [first = '', ...others] = cells
  return (
    others.length > 0 && !others.some(Boolean) && /^\p{Lu}.*\p{L}.?:?$/u.test(first) && first.length <= MAX_TITLE_LENGTH
  )
}

const endsInColon = ({ cells }: TableRowBlock) => (cells[0] ?? '').endsWith(':')
const isListed = ({ cells }: TableRowBlock) => /^[–•*-]\s/.test(cells[0] ?? '')

const isBelow = (title: TableRowBlock, row: TableRowBlock) =>
  row.left > title.left + MIN_INDENT || (endsInColon(title) && isListed(row))

/** Without a colon, a title looks like a wrapped cell unless at least two full rows are indented below it. */
const isTitle = (row: TableRowBlock, next: TableRowBlock | undefined, afterNext: TableRowBlock | undefined) => {
  if (!next || !couldBeTitle(row) || !isBelow(row, next)) return false
  const isIndented = afterNext !== undefined && [next, afterNext].every((one) => isBelow(row, one) && one.cells.at(1))
  return endsInColon(row) || isIndented
}

/**
 * A test for titles that are not indented: those across several columns, bold ones above plain rows, and all if the table
 * starts with one, because a wrapped cell cannot come first unless the table continues from the previous page.
 */
const flushTitles = (rows: readonly TableRowBlock[], continued: boolean) => {
  const hasPlainRows = rows.some(({ bold, cells }) => !bold && cells.slice(1).some(Boolean))
  const precedesRow = (row: TableRowBlock, next: TableRowBlock | undefined) =>
    next?.cells.slice(1).some(Boolean) === true &&
    couldBeTitle(row) &&
    !/\d/.test(row.cells[0] ?? '') &&
    !isBelow(row, next)
  const [first, second] = rows
  const startsWithTitle = !continued && first !== undefined && precedesRow(first, second)
  return (row: TableRowBlock, next: TableRowBlock | undefined) =>
    precedesRow(row, next) && (row.isTitle === true || startsWithTitle || (row.bold && hasPlainRows))
}

interface OpenTitle {
  row: TableRowBlock
  /** Applies until the next title that is not indented either. */
  isFlush: boolean
}

/**
 * Prefixes the first cell of each row with the titles of its group ("Cooling system: Capacity"), nested titles
 * included. A title without rows remains a row, and a cell that repeats its title is not prefixed with it.
 * @param before titles of the groups that continue from the previous page; undefined unless the table itself does
 * @returns with the titles of the last group
 */
export const prefixGroupTitles = (rows: readonly TableRowBlock[], before?: readonly OpenTitle[]) => {
  const result: TableRowBlock[] = []
  const isFlushTitle = flushTitles(rows, before !== undefined)
  let open = [...(before ?? [])]
  let pending: TableRowBlock[] = []
  rows.forEach((row, index) => {
    const isFlush = isFlushTitle(row, rows[index + 1])
    open = isFlush ? [] : open.filter((title) => title.isFlush || isBelow(title.row, row))
    if (isFlush || isTitle(row, rows[index + 1], rows[index + 2])) {
      open.push({ row, isFlush })
      pending.push(row)
      return
    }
    const titles = open.map((title) => (title.row.cells[0] ?? '').replace(/:$/, ''))
    const [first = '', ...others] = row.cells
    const cells =
      first && titles.length > 0 && first !== titles.at(-1)
        ? [`${titles.join(', ')}: ${first.replace(/^[–•*-]\s+/, '')}`, ...others]
        : row.cells
    result.push({ ...row, ...boundingRect([...pending, row]), cells })
    pending = []
  })
  return { rows: [...result, ...pending], open }
}
