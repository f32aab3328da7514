import { around } from '../layout/row'
import type { TableLine } from './block'

/** Points by which the rows of a group are set in from their title. */
const indent = 3
const longestTitle = 60

const couldBeTitle = ({ cells }: TableLine) => {
  const [first = '', ...others] = cells
  return (
    others.length > 0 && !others.some(Boolean) && /^\p{Lu}.*\p{L}.?:?$/u.test(first) && first.length <= longestTitle
  )
}

const endsInColon = ({ cells }: TableLine) => (cells[0] ?? '').endsWith(':')
const isListed = ({ cells }: TableLine) => /^[–•*-]\s/.test(cells[0] ?? '')

const isBelow = (title: TableLine, row: TableLine) =>
  row.left > title.left + indent || (endsInColon(title) && isListed(row))

/** Without a colon it may as well be the first line of a long cell, unless several full rows are set in from it. */
const isTitle = (row: TableLine, next: TableLine | undefined, afterNext: TableLine | undefined) => {
  if (!next || !couldBeTitle(row) || !isBelow(row, next)) return false
  const setsIn = afterNext !== undefined && [next, afterNext].every((one) => isBelow(row, one) && one.cells.at(1))
  return endsInColon(row) || setsIn
}

/**
 * A title over a group of rows ("Cooling system:") says what each of them is about, so it is put before their first
 * cell, titles within titles too; a title that nothing follows stays a row.
 */
export const spreadGroupTitles = (rows: readonly TableLine[]): TableLine[] => {
  const spread: TableLine[] = []
  let open: TableLine[] = []
  let unused: TableLine[] = []
  rows.forEach((row, index) => {
    open = open.filter((title) => isBelow(title, row))
    if (isTitle(row, rows[index + 1], rows[index + 2])) {
      open.push(row)
      unused.push(row)
      return
    }
    const titles = open.map(({ cells }) => (cells[0] ?? '').replace(/:$/, ''))
    const [first = '', ...others] = row.cells
    const cells =
      first && titles.length > 0 ? [`${titles.join(', ')}: ${first.replace(/^[–•*-]\s+/, '')}`, ...others] : row.cells
    spread.push({ ...row, ...around([...unused, row]), cells })
    unused = []
  })
  return [...spread, ...unused]
}
