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
 * Prefixes the first cell of each row with the titles of its group ("Cooling system: Capacity"), nested titles
 * included. A title without rows remains a row.
 */
export const prefixGroupTitles = (rows: readonly TableRowBlock[]): TableRowBlock[] => {
  const result: TableRowBlock[] = []
  let open: TableRowBlock[] = []
  let pending: TableRowBlock[] = []
  rows.forEach((row, index) => {
    open = open.filter((title) => isBelow(title, row))
    if (isTitle(row, rows[index + 1], rows[index + 2])) {
      open.push(row)
      pending.push(row)
      return
    }
    const titles = open.map(({ cells }) => (cells[0] ?? '').replace(/:$/, ''))
    const [first = '', ...others] = row.cells
    const cells =
      first && titles.length > 0 ? [`${titles.join(', ')}: ${first.replace(/^[–•*-]\s+/, '')}`, ...others] : row.cells
    result.push({ ...row, ...boundingRect([...pending, row]), cells })
    pending = []
  })
  return [...result, ...pending]
}
