import type { Block, TableRowBlock } from './block'
import { prefixGroupTitles } from './group-titles'
import type { Line } from './line'
import { stackRepeatedColumns } from './repeated-columns'
import { repeatSpanningCells } from './spanning-cells'
import { sameColumns } from './table'

type Table = Extract<Block, { kind: 'table' }>

const isTable = (block: Block): block is Table => block.kind === 'table'
const hasHeader = (table: Table) => table.columns.some(Boolean)
const continuesTable = (above: Table, table: Table) =>
  hasHeader(above) && !hasHeader(table) && sameColumns(above.edges, table.edges)

/** Limits for lines between two parts of a table to count as group titles. */
const MAX_TITLES = 2
const MAX_TITLE_LENGTH = 50

const areGroupTitles = (lines: readonly Line[]) =>
  lines.length <= MAX_TITLES &&
  lines.every(
    ({ text, row }) => row.segments.length === 1 && text.length <= MAX_TITLE_LENGTH && /^\p{Lu}[^.]*$/u.test(text),
  )

const toTableRow = ({ text, row }: Line, columns: number): TableRowBlock => ({
  left: row.left,
  top: row.top,
  right: row.right,
  bottom: row.bottom,
  turn: row.turn,
  bold: row.segments.every(({ bold }) => bold),
  cells: [text, ...Array.from({ length: columns - 1 }, () => '')],
})

/** Rejoins tables split by a group title: the second part starts with that title and inherits the header. */
const joinSplitTables = (blocks: readonly Block[]): Block[] => {
  const joined: Block[] = []
  let table: Table | undefined
  for (const block of blocks) {
    const titles = joined.at(-1)
    if (isTable(block)) {
      const isPart = table && joined.at(-2) === table && continuesTable(table, block)
      if (table && isPart && titles?.kind === 'text' && areGroupTitles(titles.lines)) {
        const rows = [...titles.lines.map((line) => toTableRow(line, block.edges.length)), ...block.rows]
        joined.pop()
        table = { ...block, columns: table.columns, rows }
      } else table = block
      joined.push(table)
    } else joined.push(block)
  }
  return joined
}

const sameTitles = (above: Table, table: Table) =>
  hasHeader(table) && sameColumns(above.edges, table.edges) && above.columns.join() === table.columns.join()

/**
 * A table that continues from the previous page without repeating its header inherits it. The first table of a page
 * continues the one at the end of the page before if that has the same columns.
 */
const inheritHeader = (before: readonly Block[], blocks: readonly Block[]): Block[] => {
  const last = before.filter(isTable).at(-1)
  const first = blocks.find(isTable)
  if (!last || !first) return [...blocks]
  const inherits = continuesTable(last, first)
  if (!inherits && !sameTitles(last, first)) return [...blocks]
  const isAdjacent = last === before.at(-1) && first === blocks[0]
  const whole = { ...first, columns: last.columns, ...(isAdjacent && { continued: true as const }) }
  return blocks.map((block) => (block === first ? whole : block))
}

/** Completes the rows of all tables, with what applies to them from the page before. */
const completeRows = (pages: readonly (readonly Block[])[]): Block[][] => {
  let group: ReturnType<typeof prefixGroupTitles>['open'] | undefined
  let spanning = ''
  const complete = (block: Block): Block => {
    if (!isTable(block)) return block
    if (!block.continued) [group, spanning] = [undefined, '']
    const table = stackRepeatedColumns(block)
    const repeated = table.columns[0] ? repeatSpanningCells(table.rows, spanning) : table.rows
    const { rows, open } = prefixGroupTitles(repeated, group)
    group = open
    spanning = repeated.at(-1)?.cells[0] ?? ''
    return { ...table, rows }
  }
  return pages.map((blocks) => blocks.map(complete))
}

/**
 * Completes tables across pages: split parts get their header, and rows the titles of their groups and the first cell if
 * it spans several rows.
 */
export const consolidateTables = (pages: readonly (readonly Block[])[]): Block[][] => {
  const joined: Block[][] = []
  for (const blocks of pages) joined.push(joinSplitTables(inheritHeader(joined.at(-1) ?? [], blocks)))
  return completeRows(joined)
}
