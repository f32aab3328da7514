import type { Passage, TableRow } from '../passage'
import { readDescription } from './described-part'
import { splitMergedRow } from './merged-rows'
import type { Part } from './part'
import { partName, readIndentation } from './part-name'
import { isStockNumber, type PrintedNumber, splitNumbers } from './part-number'
import type { PartsColumns } from './parts-columns'

export type Table = Extract<Passage, { kind: 'table' }>

/** A parts list that may continue with the next table, and what its next rows may refer to. */
export interface OpenList {
  columns: PartsColumns
  page: number
  width: number
  item: string | undefined
  /** Figures in a column are in the first of their rows. */
  figure: string | undefined
  last: Part | undefined
  /** Name of the last part that was not indented. */
  assembly: string | undefined
}

const MAX_DESCRIPTION = 500

/** Updates `list` row by row. */
export function readRows(table: Table, passage: number, list: OpenList, caption: string | undefined): Part[] {
  return table.rows.flatMap((tableRow, row) => {
    const { columns } = list
    const { group, cells } = columns.isMerged ? readMergedCells(tableRow) : readCells(tableRow)
    const read = (column: number | undefined) => (column === undefined ? '' : (cells[column] ?? '').trim())
    const printed = printedNumbers(read(columns.number) || read(columns.numberBeside), columns)
    const { number, description: described, usableOn } = readDescription(read(columns.description), printed.length > 0)
    const numbers = number === undefined ? printed : [{ number }]
    const item = read(columns.item)
    if (item) list.item = item
    if (read(columns.figure)) list.figure = namedFigure(read(columns.figure), table.columns[columns.figure ?? 0])
    if (numbers.length === 0) {
      if (!item && continuesDescription(described, list.last)) extendDescription(list, described)
      else if (described && item) list.last = undefined
      return []
    }
    const isAlternative = !described && !item && list.last !== undefined
    const { isIndented, text } = readIndentation(described.slice(0, MAX_DESCRIPTION))
    const description = isAlternative ? (list.last?.description ?? '') : text
    const name = partName(description, columns.language)
    if (!isIndented && !isAlternative) list.assembly = name
    const shared = {
      page: table.page,
      passage,
      row,
      description,
      name: group ? `${name}, ${partName(group, columns.language)}` : name,
      box: tableRow.box,
      ...optional('figure', list.figure && columns.figure !== undefined ? list.figure : caption),
      ...optional('item', list.item),
      ...optional('assembly', isIndented ? list.assembly : undefined),
      ...optional('quantity', read(columns.quantity) || (isAlternative ? list.last?.quantity : undefined)),
    }
    const remarks = [read(columns.remark), usableOn, stockRemark(read(columns.stock))]
    const found = numbers.map((one) => toPart(shared, one, remarks))
    list.last = found.at(-1)
    return found
  })
}

/** A bare number in a column "Figure" is "Figure 4-2". */
const namedFigure = (figure: string, title = '') =>
  /\p{L}/u.test(figure) || !/^\p{L}+\.?$/u.test(title) ? figure : `${title} ${figure}`

export const printedNumbers = (
  cell: string,
  { number, item, isSpaced, followsMaker }: PartsColumns,
): PrintedNumber[] => {
  if (number === item) return isItem(cell) ? [{ number: cell }] : []
  return splitNumbers(followsMaker ? cell.replace(maker, '') : cell, isSpaced)
}

const maker = /^[A-Z\d]{5}\s+(?=\S)/

const isItem = (cell: string) => /^[\w.-]{1,16}$/.test(cell) && /\d/.test(cell)

/** Stock numbers are printed without a word, as their column has a title. */
const stockRemark = (number: string) => (isStockNumber(number) ? `NSN ${number}` : undefined)

function toPart(
  shared: Omit<Part, 'number'>,
  { number, remark }: PrintedNumber,
  remarks: readonly (string | undefined)[],
): Part {
  return { ...shared, number, ...optional('remark', [remark, ...remarks].filter(Boolean).join(', ')) }
}

const optional = <Name extends keyof Part>(name: Name, value: string | undefined) =>
  (value ? { [name]: value } : {}) as Partial<Pick<Part, Name>>

const readMergedCells = ({ cells }: TableRow) => ({ group: '', cells: splitMergedRow(cells) ?? [] })

/** Reading tables puts the title of a group of rows before their first cell: "Cooling system: 3". */
export function readCells({ cells }: TableRow): { group: string; cells: string[] } {
  const [first = '', ...others] = cells
  const [, group = '', rest = ''] = /^(.*\p{L}): (.+)$/su.exec(first.trim()) ?? []
  return group ? { group, cells: [rest, ...others] } : { group, cells }
}

/** Whether a row without number and item is the end of the description above. */
const continuesDescription = (text: string, above: Part | undefined) =>
  text !== '' &&
  above !== undefined &&
  above.description.length + text.length < MAX_DESCRIPTION &&
  (/[,/-]$/.test(above.description) || /^[\p{Ll}(]/u.test(text))

function extendDescription(list: OpenList, text: string): void {
  const { last, columns } = list
  if (!last) return
  last.description = `${last.description} ${text}`
  last.name = partName(last.description, columns.language)
}
