import PDFDocument from 'pdfkit'
import type { Manual } from './manual'
import { columnGap, margin } from './style'

export type Doc = InstanceType<typeof PDFDocument>

/** The writer's position: the document, the current column and the vertical position in it. */
export interface Flow {
  doc: Doc
  manual: Manual
  /** Left edge of the current column. */
  x: number
  width: number
  y: number
  column: number
  /** The top of a column, below what spans all columns. */
  columnTop: number
  /** Draws the header and footer of the page that was just added. */
  onPage: () => void
}

/** Opens an empty document; its fixed dates also fix its id, so that a manual always has the same bytes. */
export function openFlow(manual: Manual): Flow {
  const doc = new PDFDocument({
    size: manual.pageSize,
    margin: 0,
    autoFirstPage: false,
    bufferPages: true,
    lang: manual.language,
    displayTitle: true,
    info: {
      Title: `${manual.brand} ${manual.model} ${manual.title}`,
      Author: manual.brand,
      Subject: manual.publication,
      CreationDate: manual.issued,
      ModDate: manual.issued,
    },
  })
  return { doc, manual, x: margin.left, width: 0, y: margin.top, column: 0, columnTop: margin.top, onPage: () => {} }
}

export const textWidth = ({ doc }: Flow) => doc.page.width - margin.left - margin.right

const bottom = ({ doc }: Flow) => doc.page.height - margin.bottom

/** Starts a page at its first column. */
export function newPage(flow: Flow): void {
  flow.doc.addPage()
  flow.columnTop = margin.top
  enterColumn(flow, 0)
  flow.onPage()
}

/** Starts the columns of this page below what was drawn across all of them. */
export function startColumns(flow: Flow): void {
  flow.columnTop = flow.y
  enterColumn(flow, 0)
}

function enterColumn(flow: Flow, column: number): void {
  const { columns } = flow.manual
  flow.width = (textWidth(flow) - columnGap * (columns - 1)) / columns
  flow.column = column
  flow.x = margin.left + column * (flow.width + columnGap)
  flow.y = flow.columnTop
}

/** Whether the column is still empty, so that moving on would gain no space. */
const atTop = (flow: Flow) => flow.y <= flow.columnTop

export const roomLeft = (flow: Flow) => bottom(flow) - flow.y

/** Moves on to the next column or page unless this one has `height` points of space left. */
export function makeRoom(flow: Flow, height: number): void {
  if (height <= roomLeft(flow) || atTop(flow)) return
  if (flow.column + 1 < flow.manual.columns) enterColumn(flow, flow.column + 1)
  else newPage(flow)
}

/** Adds vertical space, except at the top of a column. */
export function space(flow: Flow, height: number): void {
  if (!atTop(flow)) flow.y += height
}
