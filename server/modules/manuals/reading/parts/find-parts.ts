import type { Passage, TableRow } from '../passage'
import { figureCaption } from './figure'
import type { Part } from './part'
import { partName, readIndentation } from './part-name'
import { type PrintedNumber, splitNumbers } from './part-number'
import { findPartsColumns, type PartsColumns } from './parts-columns'

type Table = Extract<Passage, { kind: 'table' }>

/** A parts list that may continue with the next table, and what its next rows may refer to. */
interface OpenList {
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

/** The nearest caption above, with the headings and the page of its place. */
interface Caption {
  text: string
  page: number
  headings: string
}

/** The rows of all parts lists of a manual, in reading order. */
export const findParts = (passages: readonly Passage[]): Part[] => [...readPartsLists(passages)].flat()

/** The same passage by passage, also for those without parts, so that callers that share their thread can pause. */
export function* readPartsLists(passages: readonly Passage[]): Generator<Part[]> {
  let caption: Caption | undefined
  let list: OpenList | undefined
  for (const [position, passage] of passages.entries()) {
    caption = captionAt(passage, caption)
    if (passage.kind !== 'table' || passage.contents) {
      yield []
      continue
    }
    const isSameTable = isPartOf(passages[position - 1], passage)
    const columns =
      isSameTable && list?.page === passage.page
        ? list.columns
        : columnsOf(tableRows(passages, position), passage, list)
    list = columns && openList(columns, passage, list)
    yield list ? readRows(passage, position, list, caption?.text) : []
  }
}

function captionAt(passage: Passage, before: Caption | undefined): Caption | undefined {
  const { page } = passage
  const headings = passage.headings.filter((heading) => !figureCaption(heading)).join('\n')
  const texts = [...passage.headings, ...(passage.kind === 'table' ? [] : passage.lines.map(({ text }) => text))]
  const text = texts.flatMap((line) => figureCaption(line) ?? []).at(-1)
  const isNew =
    text !== undefined && !(passage.kind === 'table' && passage.headings.includes(text) && before?.page === page)
  if (isNew) return { text, page, headings }
  // A caption does not apply beyond its section.
  return before && (before.page === page || before.headings === headings) ? before : undefined
}

/** Long tables are stored as several passages with the same titles. */
const isPartOf = (before: Passage | undefined, table: Table): boolean =>
  before?.kind === 'table' &&
  before.page === table.page &&
  before.columns.join('\n') === table.columns.join('\n') &&
  before.headings.join('\n') === table.headings.join('\n')

/** The rows of the table that begins with a passage. */
function tableRows(passages: readonly Passage[], position: number): string[][] {
  const rows: string[][] = []
  for (let at = position; at < passages.length; at += 1) {
    const passage = passages[at]
    if (passage?.kind !== 'table' || (at > position && !isPartOf(passages[at - 1], passage))) break
    rows.push(...passage.rows.map((row) => readCells(row).cells))
  }
  return rows
}

const widthOf = ({ columns, rows }: Table) => Math.max(columns.length, ...rows.map(({ cells }) => cells.length))

/** A table without titles of its own continues the list of the page before. */
function columnsOf(rows: string[][], table: Table, list: OpenList | undefined): PartsColumns | undefined {
  const found = findPartsColumns(table.columns, rows)
  if (found) return found
  const isContinued =
    list !== undefined &&
    table.page - list.page <= 1 &&
    widthOf(table) === list.width &&
    !table.columns.some(Boolean) &&
    rows.some((cells) => printedNumbers(cells[list.columns.number] ?? '', list.columns).length > 0)
  return isContinued ? list.columns : undefined
}

function openList(columns: PartsColumns, table: Table, before: OpenList | undefined): OpenList {
  const isContinued =
    before !== undefined &&
    table.page - before.page <= 1 &&
    before.columns.number === columns.number &&
    before.columns.description === columns.description
  const { item, figure, last, assembly } = isContinued ? before : {}
  return { columns, page: table.page, width: widthOf(table), item, figure, last, assembly }
}

const MAX_DESCRIPTION = 500

/** Updates `list` row by row. */
function readRows(table: Table, passage: number, list: OpenList, caption: string | undefined): Part[] {
  return table.rows.flatMap((tableRow, row) => {
    const { columns } = list
    const { group, cells } = readCells(tableRow)
    const read = (column: number | undefined) => (column === undefined ? '' : (cells[column] ?? '').trim())
    const numbers = printedNumbers(read(columns.number), columns)
    const described = read(columns.description)
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
    const found = numbers.map((number) => toPart(shared, number, read(columns.remark)))
    list.last = found.at(-1)
    return found
  })
}

/** A bare number in a column "Figure" is "Figure 4-2". */
const namedFigure = (figure: string, title = '') =>
  /\p{L}/u.test(figure) || !/^\p{L}+\.?$/u.test(title) ? figure : `${title} ${figure}`

const printedNumbers = (cell: string, { number, item, isSpaced }: PartsColumns): PrintedNumber[] =>
  number === item ? (isItem(cell) ? [{ number: cell }] : []) : splitNumbers(cell, isSpaced)

const isItem = (cell: string) => /^[\w.-]{1,16}$/.test(cell) && /\d/.test(cell)

function toPart(shared: Omit<Part, 'number'>, { number, remark }: PrintedNumber, remarks: string): Part {
  return { ...shared, number, ...optional('remark', [remark, remarks].filter(Boolean).join(', ')) }
}

const optional = <Name extends keyof Part>(name: Name, value: string | undefined) =>
  (value ? { [name]: value } : {}) as Partial<Pick<Part, Name>>

/** Reading tables puts the title of a group of rows before their first cell: "Cooling system: 3". */
function readCells({ cells }: TableRow): { group: string; cells: string[] } {
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
