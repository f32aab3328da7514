import { toBox } from '../extract/coordinates'
import { boundingRect, type Row } from '../layout/row'
import type { Passage, PassageLine } from '../passage'
import type { Block, Step, TableRowBlock } from '../structure/block'
import type { Line } from '../structure/line'
import type { StructuredPage } from '../structure/structure-manual'
import { chunk } from './windows'

/** Per passage. */
const MAX_TABLE_ROWS = 24
const MAX_STEP_LINES = 30

const CELL_SEPARATOR = ' | '

const boxOf = (page: StructuredPage, rows: readonly Row[]) => toBox(page, rows[0]?.turn ?? 0, boundingRect(rows))

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

/** Splits a long list into parts of about equal length, without splitting a step. */
export const stepPassages = (page: StructuredPage, headings: string[], steps: readonly Step[]): Passage[] =>
  chunk(steps, MAX_STEP_LINES, (step) => step.lines.length).map((part) => ({
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

/** Splits a long table into parts of about equal length, each with the header. */
export const tablePassages = (
  page: StructuredPage,
  headings: string[],
  { columns, headerRows, rows }: Extract<Block, { kind: 'table' }>,
): Passage[] => {
  const header = columns.filter(Boolean).join(CELL_SEPARATOR)
  const headerLines: PassageLine[] =
    headerRows.length > 0 && header ? [{ text: header, box: boxOf(page, headerRows) }] : []
  const rowBox = (row: TableRowBlock) => toBox(page, row.turn, row)
  return chunk(rows, MAX_TABLE_ROWS, () => 1).map((part) => {
    const lines = part.map((row) => ({ text: row.cells.filter(Boolean).join(CELL_SEPARATOR), box: rowBox(row) }))
    const passage = base(page, headings, [...headerLines, ...lines])
    return {
      ...passage,
      kind: 'table',
      // An inherited header has no position on this page, but belongs to the text.
      text: header && headerLines.length === 0 ? `${header}\n${passage.text}` : passage.text,
      columns,
      rows: part.map((row) => ({ cells: row.cells, box: rowBox(row) })),
    }
  })
}
