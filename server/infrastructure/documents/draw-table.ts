import { wrap } from './document-text'
import { type Cursor, ink, margin } from './page'
import type { Sheet, SheetRow } from './sheet'

const size = 8
const lineHeight = 11
const gap = 6

interface Column {
  title: string
  isNumber: boolean
  /** Whether it takes what the others leave; remarks are below its text. */
  isWidest: boolean
  x: number
  width: number
}

/** Draws the lines of a document; the head of the table is repeated on each page. */
export function drawTable(cursor: Cursor, sheet: Sheet): void {
  const columns = placeColumns(sheet, cursor.width + gap)
  const head = headLines(cursor, columns)
  const onPage = () => drawLines(cursor, columns, head, { isBold: true, onPage: () => undefined })
  onPage()
  for (const row of sheet.rows) drawLines(cursor, columns, rowLines(cursor, columns, row), { isBold: false, onPage })
}

function placeColumns({ columns }: Sheet, total: number): Column[] {
  const fixed = columns.reduce((sum, { width = 0 }) => sum + width, 0)
  let x: number = margin.side
  return columns.map(({ title, isNumber, width: given }) => {
    const width = given ?? total - fixed
    const placed = { title, isNumber, isWidest: given === undefined, x, width: width - gap }
    x += width
    return placed
  })
}

function headLines({ doc }: Cursor, columns: readonly Column[]): string[][] {
  doc.font('bold').fontSize(size)
  return columns.map(({ title, width }) => wrap(title, width, (text) => doc.widthOfString(text)))
}

function rowLines({ doc }: Cursor, columns: readonly Column[], { cells, remarks }: SheetRow): string[][] {
  doc.font('regular').fontSize(size)
  return columns.map(({ width, isWidest }, index) => {
    const texts = isWidest ? [cells[index] ?? '', ...remarks] : [cells[index] ?? '']
    return texts.flatMap((text) => wrap(text, width, (part) => doc.widthOfString(part)))
  })
}

interface Drawing {
  isBold: boolean
  /** Called on each new page, before it goes on. */
  onPage: () => void
}

/** Draws a row of the table: on one page if it fits on one, otherwise line by line. */
function drawLines(
  cursor: Cursor,
  columns: readonly Column[],
  lines: readonly string[][],
  { isBold, onPage }: Drawing,
): void {
  const { doc } = cursor
  const count = Math.max(...lines.map((cell) => cell.length))
  const newPage = () => {
    doc.addPage()
    cursor.y = margin.top
    onPage()
  }
  const fitsOnePage = count * lineHeight < cursor.bottom - margin.top - 4 * lineHeight
  if (fitsOnePage && cursor.y + count * lineHeight + gap > cursor.bottom) newPage()
  for (let index = 0; index < count; index++) {
    if (cursor.y + lineHeight > cursor.bottom) newPage()
    doc
      .font(isBold ? 'bold' : 'regular')
      .fontSize(size)
      .fillColor(ink.text)
    for (const [place, { x, width, isNumber }] of columns.entries()) {
      const text = lines[place]?.[index]
      if (!text) continue
      doc.text(text, isNumber ? x + width - doc.widthOfString(text) : x, cursor.y, { lineBreak: false })
    }
    cursor.y += lineHeight
  }
  cursor.y += 2
  doc
    .moveTo(margin.side, cursor.y)
    .lineTo(margin.side + cursor.width, cursor.y)
    .lineWidth(0.5)
    .strokeColor(ink.rule)
    .stroke()
  cursor.y += 4
}
