import type { Row } from '../layout/row'
import type { Block } from './block'
import { bothCapitals, headingLevel } from './heading'
import { readLabel } from './label'
import { type Line, lineHeight, toLine } from './line'
import { noticeAt } from './notice'
import { isNote } from './safety-word'
import { stepsAt } from './steps'
import { type TableSpan, tableAt } from './table'
import type { TypeStyle } from './type-style'

/** What is known while a stretch is read from its first line to its last. */
export interface Reading {
  rows: readonly Row[]
  lines: readonly Line[]
  style: TypeStyle
  /** The table that begins at a row by itself, if one does; found once for each row. */
  tableFrom: (at: number) => TableSpan | undefined
}

const tableFinder = (rows: readonly Row[]) => {
  const found = new Map<number, TableSpan | undefined>()
  return (at: number) => {
    if (!found.has(at)) found.set(at, tableAt(rows, at))
    return found.get(at)
  }
}

/** Column heads count for a table that begins at most this many rows below them. */
const headsReach = 9

/** Rows of one stretch of a page to headings, tables, step lists, safety notices and text, in reading order. */
export const structureStretch = (rows: readonly Row[], style: TypeStyle): Block[] => {
  const reading: Reading = {
    rows,
    style,
    tableFrom: tableFinder(rows),
    lines: rows.map((row, index) => toLine(row, rows[index - 1])),
  }
  const blocks: Block[] = []
  let heads: { table: TableSpan; rows: readonly Row[] } | undefined
  for (let at = 0; at < rows.length; ) {
    const notice = noticeAt(reading, at)
    if (notice) {
      blocks.push(notice.block)
      at = notice.to
      continue
    }
    const headsAbove = heads && at - heads.table.to <= headsReach ? heads : undefined
    const table = headsAbove ? tableAt(rows, at, headsAbove.rows) : reading.tableFrom(at)
    if (table) {
      const usesHeads = headsAbove !== undefined && table.block.head.some((row) => headsAbove.rows.includes(row))
      if (usesHeads) blocks.splice(blocks.indexOf(headsAbove.table.block), 1)
      heads = table.headOnly && !usesHeads ? { table, rows: rows.slice(at, table.to) } : undefined
      blocks.push(table.block)
      at = table.to
      continue
    }
    const steps = stepsAt(reading, at)
    if (steps) blocks.push(steps.block)
    else addLine(blocks, reading, at)
    at = steps?.to ?? at + 1
  }
  return blocks
}

const addLine = (blocks: Block[], { lines, style }: Reading, at: number) => {
  const line = lines[at]
  const last = blocks.at(-1)
  if (!line) return
  const level = headingLevel(line, lines[at + 1], style)
  const goesOn = last?.kind === 'heading' && wraps(last, line)
  const standsOut = line.size > style.bodySize * 1.12 || (line.bold && !style.bodyBold)
  const isText = isNote(line.text) || readLabel(line.text) !== undefined
  if (goesOn && (level !== undefined || (!isText && (standsOut || bothCapitals(last.text, line.text))))) {
    last.text += ` ${line.text}`
    last.lines.push(line)
  } else if (level === undefined) {
    if (last?.kind === 'text') last.lines.push(line)
    else blocks.push({ kind: 'text', lines: [line] })
  } else blocks.push({ kind: 'heading', text: line.text, level, lines: [line] })
}

/** A heading that wraps is one: the same look, and no more space between than between lines. */
const wraps = (heading: Extract<Block, { kind: 'heading' }>, line: Line) => {
  const above = heading.lines.at(-1)
  return (
    above !== undefined &&
    line.gap < lineHeight(line) * 0.9 &&
    Math.abs(above.size - line.size) < 0.6 &&
    above.bold === line.bold &&
    !/^(\d|fig)/i.test(line.text) &&
    heading.text.length + line.text.length < 140
  )
}
