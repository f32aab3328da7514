import { fileURLToPath } from 'node:url'
import PDFDocument from 'pdfkit'
import { drawTable } from './draw-table'
import { besideEachOther, bodySize, type Cursor, ink, lineHeight, makeRoom, margin, writeText } from './page'
import type { Labelled, Sheet } from './sheet'

const fonts = {
  regular: fileURLToPath(new URL('./fonts/DejaVuSans.ttf', import.meta.url)),
  bold: fileURLToPath(new URL('./fonts/DejaVuSans-Bold.ttf', import.meta.url)),
}

const logoSize = { width: 150, height: 60 } as const
/** Draws a document. @param logo PNG or JPEG */
export async function drawSheet(sheet: Sheet, logo: Buffer | undefined): Promise<Buffer> {
  const doc = new PDFDocument({
    size: sheet.paper,
    margin: 0,
    bufferPages: true,
    lang: sheet.language,
    displayTitle: true,
    info: { Title: `${sheet.title} ${sheet.number}`, Author: sheet.seller[0] ?? '' },
  })
  const chunks: Buffer[] = []
  doc.on('data', (chunk: Buffer) => chunks.push(chunk))
  const written = new Promise<void>((resolve, reject) => {
    doc.on('end', resolve)
    doc.on('error', reject)
  })
  doc.registerFont('regular', fonts.regular).registerFont('bold', fonts.bold)
  const width = doc.page.width - 2 * margin.side
  const cursor: Cursor = { doc, y: margin.top, width, bottom: doc.page.height - margin.bottom }
  drawHead(cursor, sheet, logo)
  drawTable(cursor, sheet)
  drawSums(cursor, sheet.sums)
  for (const { label, value } of sheet.closing) {
    cursor.y += 12
    if (label) writeText(cursor, label, { x: margin.side, width, isBold: true })
    writeText(cursor, value, { x: margin.side, width })
  }
  drawFeet(cursor, sheet)
  doc.end()
  await written
  return Buffer.concat(chunks)
}

function drawHead(cursor: Cursor, { title, number, seller, facts, parties }: Sheet, logo: Buffer | undefined): void {
  const half = cursor.width / 2 - 12
  const right = margin.side + cursor.width - half
  besideEachOther(cursor, [
    () => {
      if (logo) {
        cursor.doc.image(logo, margin.side, cursor.y, { fit: [logoSize.width, logoSize.height] })
        cursor.y += logoSize.height + 8
      }
      for (const [index, line] of seller.entries()) {
        writeText(cursor, line, { x: margin.side, width: half, isBold: index === 0, size: index === 0 ? 11 : bodySize })
      }
    },
    () => {
      writeText(cursor, title, { x: right, width: half, isBold: true, size: 17 })
      writeText(cursor, number, { x: right, width: half, size: 12, colour: ink.quiet })
      cursor.y += 8
      for (const fact of facts) writeFact(cursor, fact, right, half)
    },
  ])
  cursor.y += 18
  besideEachOther(
    cursor,
    parties.map(({ title: heading, lines }, index) => () => {
      const x = index === 0 ? margin.side : right
      writeText(cursor, heading, { x, width: half, colour: ink.quiet })
      for (const line of lines) writeText(cursor, line, { x, width: half })
    }),
  )
  cursor.y += 18
}

function writeFact(cursor: Cursor, { label, value }: Labelled, x: number, width: number): void {
  const labels = 105
  besideEachOther(cursor, [
    () => writeText(cursor, label, { x, width: labels - 6, colour: ink.quiet }),
    () => writeText(cursor, value, { x: x + labels, width: width - labels }),
  ])
}

/** The sums stay together, on the right. */
function drawSums(cursor: Cursor, sums: readonly Labelled[]): void {
  const width = 270
  const x = margin.side + cursor.width - width
  makeRoom(cursor, sums.length * 2 * bodySize * lineHeight + 12)
  cursor.y += 8
  for (const [index, { label, value }] of sums.entries()) {
    const isBold = index === sums.length - 1
    besideEachOther(cursor, [
      () => writeText(cursor, label, { x, width: 160, isBold }),
      () => writeText(cursor, value, { x: x + 166, width: width - 166, isBold, align: 'right' }),
    ])
    cursor.y += 2
  }
}

function drawFeet({ doc, width }: Cursor, { title, number, seller, pageNumbers }: Sheet): void {
  const { count } = doc.bufferedPageRange()
  for (let index = 0; index < count; index++) {
    doc.switchToPage(index)
    const foot: Cursor = { doc, y: doc.page.height - 40, width, bottom: doc.page.height }
    const words = `${title} ${number}${seller[0] ? ` · ${seller[0].slice(0, 60)}` : ''}`
    const numbers = pageNumbers.replace('{page}', String(index + 1)).replace('{pages}', String(count))
    const small = { size: 7.5, colour: ink.quiet }
    besideEachOther(foot, [
      () => writeText(foot, words, { ...small, x: margin.side, width: width - 100 }),
      () => writeText(foot, numbers, { ...small, x: margin.side, width, align: 'right' }),
    ])
  }
}
