import PDFDocument from 'pdfkit'
import type { Manual } from './manual'
import { columnGap, margin } from './style'

export type Doc = InstanceType<typeof PDFDocument>

/** Where the writer stands: the document, the column being filled, and how far down it is. */
export interface Flow {
  doc: Doc
  manual: Manual
  /** Left edge of the current column. */
  x: number
  width: number
  y: number
  column: number
  /** Where a column starts, below what spans all of them. */
  columnTop: number
  /** Draws the running head and foot of the page that was just added. */
  onPage: () => void
}

/** An empty document; the fixed dates also fix its id, so that the same manual is always the same bytes. */
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

/** Lets the columns of this page begin below what was drawn across all of them. */
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

/** True where nothing stands in the column yet, so that moving on would gain no room. */
const atTop = (flow: Flow) => flow.y <= flow.columnTop

export const roomLeft = (flow: Flow) => bottom(flow) - flow.y

/** Moves on to the next column or page unless `height` points are left in this one. */
export function makeRoom(flow: Flow, height: number): void {
  if (height <= roomLeft(flow) || atTop(flow)) return
  if (flow.column + 1 < flow.manual.columns) enterColumn(flow, flow.column + 1)
  else newPage(flow)
}

/** Leaves space below what was set, which is dropped at the top of a column. */
export function space(flow: Flow, height: number): void {
  if (!atTop(flow)) flow.y += height
}
