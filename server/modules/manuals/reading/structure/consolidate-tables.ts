import type { Block, TableRowBlock } from './block'
import { prefixGroupTitles } from './group-titles'
import type { Line } from './line'
import { stackRepeatedColumns } from './repeated-columns'
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

/** A table that continues from the previous page without repeating its header inherits it. */
const inheritHeader = (before: readonly Block[], blocks: readonly Block[]): Block[] => {
  const last = before.filter(isTable).at(-1)
  const first = blocks.find(isTable)
  if (!last || !first || !continuesTable(last, first)) return [...blocks]
  return blocks.map((block) => (block === first ? { ...first, columns: last.columns } : block))
}

const normalizeTable = (block: Block): Block => {
  if (!isTable(block)) return block
  const table = stackRepeatedColumns(block)
  return { ...table, rows: prefixGroupTitles(table.rows) }
}

/** Completes tables across pages: split parts get their header, and rows get the titles of their groups. */
export const consolidateTables = (pages: readonly (readonly Block[])[]): Block[][] => {
  const joined: Block[][] = []
  for (const blocks of pages) joined.push(joinSplitTables(inheritHeader(joined.at(-1) ?? [], blocks)))
  return joined.map((blocks) => blocks.map(normalizeTable))
}
