import { isNumberedCaption } from '../../../../languages/structure-words'
import type { Row } from '../layout/row'
import type { Block, Step } from './block'
import { bothCapitals, headingLevel } from './heading'
import { parseLabel } from './label'
import { type Line, lineHeight, toLine } from './line'
import { noticeAt } from './notice'
import { isNote } from './safety-word'
import { stepsAt } from './steps'
import { type TableSpan, tableAt } from './table'
import type { TypeStyle } from './type-style'

/** Input shared by the parsers of one region. */
export interface RegionContext {
  rows: readonly Row[]
  lines: readonly Line[]
  style: TypeStyle
  /** The table that starts at a row, without a header from further up; memoized. */
  tableStartingAt: (at: number) => TableSpan | undefined
}

const createTableLookup = (rows: readonly Row[]) => {
  const found = new Map<number, TableSpan | undefined>()
  return (at: number) => {
    if (!found.has(at)) found.set(at, tableAt(rows, at))
    return found.get(at)
  }
}

/** A separate header row applies to a table that starts at most this many rows below it. */
const MAX_HEADER_DISTANCE = 9

/** The last step of the blocks, or that before them, unless a heading follows it. */
export const lastStepOf = (blocks: readonly Block[], before: Step | undefined): Step | undefined => {
  const last = blocks.findLast(({ kind }) => kind === 'steps' || kind === 'heading')
  return last === undefined ? before : last.kind === 'steps' ? last.steps.at(-1) : undefined
}

/**
 * Parses the rows of one region into headings, tables, step lists, safety notices and text, in reading order.
 * @param before the last step of the regions before it, if no heading follows that
 */
export const structureRegion = (rows: readonly Row[], style: TypeStyle, before?: Step): Block[] => {
  const context: RegionContext = {
    rows,
    style,
    tableStartingAt: createTableLookup(rows),
    lines: rows.map((row, index) => toLine(row, rows[index - 1])),
  }
  const blocks: Block[] = []
  let pendingHeader: { table: TableSpan; rows: readonly Row[] } | undefined
  for (let at = 0; at < rows.length; ) {
    const notice = noticeAt(context, at)
    if (notice) {
      blocks.push(notice.block)
      at = notice.to
      continue
    }
    const headerAbove = pendingHeader && at - pendingHeader.table.to <= MAX_HEADER_DISTANCE ? pendingHeader : undefined
    const table = headerAbove ? tableAt(rows, at, headerAbove.rows) : context.tableStartingAt(at)
    if (table) {
      const usesHeader =
        headerAbove !== undefined && table.block.headerRows.some((row) => headerAbove.rows.includes(row))
      if (usesHeader && blocks.includes(headerAbove.table.block))
        blocks.splice(blocks.indexOf(headerAbove.table.block), 1)
      if (table.isHeaderOnly && !usesHeader) pendingHeader = { table, rows: rows.slice(at, table.to) }
      // The rows below a single one may be further away, but have the same header.
      else if (!usesHeader || table.block.rows.length > 1) pendingHeader = undefined
      blocks.push(table.block)
      at = table.to
      continue
    }
    const steps = stepsAt(context, at, lastStepOf(blocks, before))
    if (steps) blocks.push(steps.block)
    else addLine(blocks, context, at)
    at = steps?.to ?? at + 1
  }
  return blocks
}

const addLine = (blocks: Block[], { lines, style }: RegionContext, at: number) => {
  const line = lines[at]
  const last = blocks.at(-1)
  if (!line) return
  const level = headingLevel(line, lines[at + 1], style)
  const continuesHeading = last?.kind === 'heading' && wraps(last, line)
  const isProminent = line.size > style.bodySize * 1.12 || (line.bold && !style.bodyBold)
  const isText = isNote(line.text) || parseLabel(line.text) !== undefined
  if (continuesHeading && (level !== undefined || (!isText && (isProminent || bothCapitals(last.text, line.text))))) {
    last.text += ` ${line.text}`
    last.lines.push(line)
  } else if (level === undefined) {
    if (last?.kind === 'text') last.lines.push(line)
    else blocks.push({ kind: 'text', lines: [line] })
  } else blocks.push({ kind: 'heading', text: line.text, level, lines: [line] })
}

/** Whether the line continues a wrapped heading: same type and normal line spacing. */
const wraps = (heading: Extract<Block, { kind: 'heading' }>, line: Line) => {
  const above = heading.lines.at(-1)
  return (
    above !== undefined &&
    line.gap < lineHeight(line) * 0.9 &&
    Math.abs(above.size - line.size) < 0.6 &&
    above.bold === line.bold &&
    !/^\d/.test(line.text) &&
    !isNumberedCaption(line.text) &&
    heading.text.length + line.text.length < 140
  )
}
