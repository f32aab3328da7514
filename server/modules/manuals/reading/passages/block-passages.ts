import { toBox } from '../extract/turned'
import { around, type Row } from '../layout/row'
import type { Passage, PassageLine } from '../passage'
import type { Block, Step, TableLine } from '../structure/block'
import type { Line } from '../structure/line'
import type { StructuredPage } from '../structure/structure-manual'
import { chunk } from './windows'

/** Most rows of a table, and most lines of a step list, in one passage. */
const tableRows = 24
const stepLines = 30

/** Cells of a row in its text stand this apart. */
const cellBreak = ' | '

const boxOf = (page: StructuredPage, rows: readonly Row[]) => toBox(page, rows[0]?.turn ?? 0, around(rows))

const toPassageLine = (page: StructuredPage, line: Line): PassageLine => ({
  text: line.text,
  box: boxOf(page, [line.row]),
})

const textOf = (lines: readonly PassageLine[]) => lines.map((line) => line.text).join('\n')

const base = (page: StructuredPage, headings: string[], lines: PassageLine[]) => ({
  page: page.number,
  headings,
  text: textOf(lines),
  lines,
  ...(page.contents ? { contents: true as const } : {}),
})

export const textPassage = (page: StructuredPage, headings: string[], lines: readonly Line[]): Passage => ({
  kind: 'text',
  ...base(
    page,
    headings,
    lines.map((line) => toPassageLine(page, line)),
  ),
})

export const safetyPassage = (
  page: StructuredPage,
  headings: string[],
  { level, lines }: Extract<Block, { kind: 'safety' }>,
): Passage => ({ ...textPassage(page, headings, lines), kind: 'safety', level })

/** A long list of steps in parts of about even length; a step is never parted. */
export const stepPassages = (page: StructuredPage, headings: string[], steps: readonly Step[]): Passage[] =>
  chunk(steps, stepLines, (step) => step.lines.length).map((part) => ({
    ...textPassage(
      page,
      headings,
      part.flatMap((step) => step.lines),
    ),
    kind: 'steps',
    steps: part.map(({ label, text, lines }) => ({
      label,
      text,
      box: boxOf(
        page,
        lines.map((line) => line.row),
      ),
    })),
  }))

/** A long table in parts of about even length, each with the column heads. */
export const tablePassages = (
  page: StructuredPage,
  headings: string[],
  { columns, head, rows }: Extract<Block, { kind: 'table' }>,
): Passage[] => {
  const title = columns.filter(Boolean).join(cellBreak)
  const heads: PassageLine[] = head.length > 0 && title ? [{ text: title, box: boxOf(page, head) }] : []
  const rowBox = (row: TableLine) => toBox(page, row.turn, row)
  return chunk(rows, tableRows, () => 1).map((part) => {
    const lines = part.map((row) => ({ text: row.cells.filter(Boolean).join(cellBreak), box: rowBox(row) }))
    const passage = base(page, headings, [...heads, ...lines])
    return {
      ...passage,
      kind: 'table',
      // Heads taken over from the page before have no place on this one, but belong to what is said here.
      text: title && heads.length === 0 ? `${title}\n${passage.text}` : passage.text,
      columns,
      rows: part.map((row) => ({ cells: row.cells, box: rowBox(row) })),
    }
  })
}
