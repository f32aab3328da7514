import type { Block, TableLine } from './block'
import { spreadGroupTitles } from './group-rows'
import type { Line } from './line'
import { stackPairs } from './paired-columns'
import { sameColumns } from './table'

type Table = Extract<Block, { kind: 'table' }>

const isTable = (block: Block): block is Table => block.kind === 'table'
const isTitled = (table: Table) => table.columns.some(Boolean)
const goesOnFrom = (above: Table, table: Table) =>
  isTitled(above) && !isTitled(table) && sameColumns(above.edges, table.edges)

/** Most lines between two parts of a table that can be titles of its groups, and most letters of one. */
const mostTitles = 2
const longestTitle = 50

const areTitles = (lines: readonly Line[]) =>
  lines.length <= mostTitles &&
  lines.every(
    ({ text, row }) => row.segments.length === 1 && text.length <= longestTitle && /^\p{Lu}[^.]*$/u.test(text),
  )

const asRow = ({ text, row }: Line, columns: number): TableLine => ({
  left: row.left,
  top: row.top,
  right: row.right,
  bottom: row.bottom,
  turn: row.turn,
  cells: [text, ...Array.from({ length: columns - 1 }, () => '')],
})

/** A table that the title of a group cuts in two: the second part begins with that title and has the same heads. */
const headGroups = (blocks: readonly Block[]): Block[] => {
  const headed: Block[] = []
  let table: Table | undefined
  for (const block of blocks) {
    const titles = headed.at(-1)
    if (isTable(block)) {
      const isPart = table && headed.at(-2) === table && goesOnFrom(table, block)
      if (table && isPart && titles?.kind === 'text' && areTitles(titles.lines)) {
        const rows = [...titles.lines.map((line) => asRow(line, block.edges.length)), ...block.rows]
        headed.pop()
        table = { ...block, columns: table.columns, rows }
      } else table = block
      headed.push(table)
    } else headed.push(block)
  }
  return headed
}

/** A table that goes on from the page before without repeating its column heads has the same ones. */
const withHeadsFrom = (before: readonly Block[], blocks: readonly Block[]): Block[] => {
  const last = before.filter(isTable).at(-1)
  const first = blocks.find(isTable)
  if (!last || !first || !goesOnFrom(last, first)) return [...blocks]
  return blocks.map((block) => (block === first ? { ...first, columns: last.columns } : block))
}

const settle = (block: Block): Block => {
  if (!isTable(block)) return block
  const table = stackPairs(block)
  return { ...table, rows: spreadGroupTitles(table.rows) }
}

/** Tables of consecutive pages as a reader takes them: whole, with their heads, each row saying what it is about. */
export const settleTables = (pages: readonly (readonly Block[])[]): Block[][] => {
  const joined: Block[][] = []
  for (const blocks of pages) joined.push(headGroups(withHeadsFrom(joined.at(-1) ?? [], blocks)))
  return joined.map((blocks) => blocks.map(settle))
}
