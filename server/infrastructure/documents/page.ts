import type PDFDocument from 'pdfkit'
import { wrap } from './document-text'

export const ink = { text: '#1b1d1f', quiet: '#5b6166', rule: '#b9bdbf' } as const
export const margin = { side: 44, top: 48, bottom: 60 } as const
export const bodySize = 9
export const lineHeight = 1.35

/** Where the next line is drawn. */
export interface Cursor {
  doc: InstanceType<typeof PDFDocument>
  y: number
  width: number
  /** The lowest point of a page that is written to. */
  bottom: number
}

interface Placed {
  x: number
  width: number
  isBold?: boolean
  size?: number
  align?: 'left' | 'right'
  colour?: string
}

/** Writes a text below what was written last, over as many pages as it takes. */
export function writeText(cursor: Cursor, text: string, placed: Placed): void {
  const { doc } = cursor
  const { x, width, isBold = false, size = bodySize, align = 'left', colour = ink.text } = placed
  const font = () =>
    doc
      .font(isBold ? 'bold' : 'regular')
      .fontSize(size)
      .fillColor(colour)
  font()
  for (const line of wrap(text, width, (part) => doc.widthOfString(part))) {
    makeRoom(cursor, size * lineHeight)
    font().text(line, align === 'right' ? x + width - doc.widthOfString(line) : x, cursor.y, { lineBreak: false })
    cursor.y += size * lineHeight
  }
}

/** Starts a page unless this one has `height` points left. */
export function makeRoom(cursor: Cursor, height: number): void {
  if (cursor.y + height <= cursor.bottom) return
  cursor.doc.addPage()
  cursor.y = margin.top
}

/** Writes columns beside each other; what follows is below the longest. */
export function besideEachOther(cursor: Cursor, columns: readonly ((cursor: Cursor) => void)[]): void {
  const top = cursor.y
  let end = top
  for (const write of columns) {
    cursor.y = top
    write(cursor)
    end = Math.max(end, cursor.y)
  }
  cursor.y = end
}
