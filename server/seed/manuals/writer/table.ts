import type { Column } from './block'
import { type Flow, makeRoom, roomLeft, space } from './flow'
import { colour, font } from './style'
import { wordings } from './wording'

const cellInset = 6.5
const cellPadding = 4

interface PlacedColumn extends Column {
  x: number
  width: number
}

function placeColumns(columns: Column[], width: number): PlacedColumn[] {
  const total = columns.reduce((sum, column) => sum + column.share, 0)
  let x = 0
  return columns.map((column) => {
    const placed = { ...column, x, width: (column.share / total) * width }
    x += placed.width
    return placed
  })
}

const textSize = (flow: Flow) => (flow.manual.columns === 1 ? 9.2 : 8)

function rowHeight(flow: Flow, columns: PlacedColumn[], cells: string[], face: string): number {
  flow.doc.font(face).fontSize(textSize(flow))
  const heights = columns.map((column, index) =>
    flow.doc.heightOfString(cells[index] ?? '', { width: column.width - cellInset * 2 }),
  )
  return Math.max(...heights) + cellPadding * 2
}

function drawRow(flow: Flow, columns: PlacedColumn[], cells: string[], face: string): void {
  flow.doc.font(face).fontSize(textSize(flow)).fillColor(colour.ink)
  for (const [index, column] of columns.entries()) {
    flow.doc.text(cells[index] ?? '', flow.x + column.x + cellInset, flow.y + cellPadding + 1, {
      width: column.width - cellInset * 2,
      align: column.align ?? 'left',
    })
  }
}

function drawRule(flow: Flow, weight: number, ink: string): void {
  flow.doc
    .moveTo(flow.x, flow.y)
    .lineTo(flow.x + flow.width, flow.y)
    .lineWidth(weight)
    .strokeColor(ink)
    .stroke()
}

function writeHeader(flow: Flow, columns: PlacedColumn[], titles: string[]): void {
  const height = rowHeight(flow, columns, titles, font.sansBold)
  flow.doc.rect(flow.x, flow.y, flow.width, height).fill(colour.tint)
  drawRow(flow, columns, titles, font.sansBold)
  flow.y += height
  drawRule(flow, 1.1, colour.brand)
}

function writeCaption(flow: Flow, words: string): void {
  flow.doc.font(font.sansBold).fontSize(8.6).fillColor(colour.quiet)
  flow.doc.text(words, flow.x, flow.y, { width: flow.width })
  flow.y += flow.doc.heightOfString(words, { width: flow.width }) + 4
}

/** Writes a ruled table. It breaks only between rows and repeats its header and caption when it continues. */
export function writeTable(flow: Flow, columns: Column[], rows: string[][], caption?: string): void {
  const titles = columns.map((column) => column.title)
  const { continued } = wordings[flow.manual.language]
  let placed = placeColumns(columns, flow.width)
  const heightOf = (cells: string[] | undefined) => (cells ? rowHeight(flow, placed, cells, font.sans) : 0)
  const headHeight = rowHeight(flow, placed, titles, font.sansBold) + (caption ? 16 : 0)
  makeRoom(flow, headHeight + heightOf(rows[0]) + heightOf(rows[1]))
  if (caption) writeCaption(flow, caption)
  writeHeader(flow, placed, titles)
  for (const cells of rows) {
    const height = heightOf(cells)
    if (height > roomLeft(flow)) {
      makeRoom(flow, height)
      placed = placeColumns(columns, flow.width)
      if (caption) writeCaption(flow, `${caption} (${continued})`)
      writeHeader(flow, placed, titles)
    }
    drawRow(flow, placed, cells, font.sans)
    flow.y += height
    drawRule(flow, 0.5, colour.rule)
  }
  space(flow, 12)
}
