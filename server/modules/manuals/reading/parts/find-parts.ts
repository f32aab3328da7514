import type { Passage } from '../passage'
import { figureCaption } from './figure'
import { type OpenList, printedNumbers, readCells, readRows, type Table } from './list-rows'
import { areMergedRows, hasMergedTitle, mergedColumns } from './merged-rows'
import type { Part } from './part'
import { findPartsColumns, type PartsColumns } from './parts-columns'

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
  const isNear = list !== undefined && table.page - list.page <= 1
  if (hasMergedTitle(table.columns) && areMergedRows(rows)) return mergedColumns
  const found = findPartsColumns(table.columns, rows)
  if (found || !isNear || table.columns.some(Boolean)) return found
  if (areMergedRows(rows)) return mergedColumns
  const isContinued =
    !list.columns.isMerged &&
    widthOf(table) === list.width &&
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
