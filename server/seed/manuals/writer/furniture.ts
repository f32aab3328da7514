import { drawArt } from './figure'
import type { Flow } from './flow'
import { startColumns, textWidth } from './flow'
import { colour, font, margin } from './style'
import { wordings } from './wording'

/** Draws the header and footer: publication, chapter and page number. */
export function drawRunningLines({ doc, manual }: Flow, chapterTitle: string, label: string): void {
  const width = doc.page.width - margin.left - margin.right
  const footY = doc.page.height - 44
  doc.font(font.sans).fontSize(8).fillColor(colour.quiet)
  doc.text(`${manual.brand} ${manual.model}  ${manual.title}`, margin.left, 42, { lineBreak: false })
  doc.text(chapterTitle, margin.left, 42, { width, align: 'right' })
  for (const y of [56, footY - 8]) {
    doc
      .moveTo(margin.left, y)
      .lineTo(margin.left + width, y)
      .lineWidth(0.5)
      .strokeColor(colour.rule)
      .stroke()
  }
  doc.text(`${manual.model}  ${manual.publication}`, margin.left, footY, { lineBreak: false })
  doc.font(font.sansBold).fillColor(colour.ink).text(label, margin.left, footY, { width, align: 'right' })
}

export function drawCover({ doc, manual }: Flow): void {
  const { width, height } = doc.page
  const inner = width - margin.left - margin.right
  doc.rect(0, 0, width, 132).fill(colour.brand)
  doc.font(font.sansBold).fontSize(34).fillColor(colour.paper)
  doc.text(manual.brand.toUpperCase(), margin.left, 52, { characterSpacing: 4, lineBreak: false })
  doc.fillColor(colour.ink).fontSize(44).text(manual.model, margin.left, 176, { lineBreak: false })
  doc.font(font.sans).fontSize(18).fillColor(colour.quiet)
  doc.text(manual.machineType, margin.left, 226, { lineBreak: false })
  doc.font(font.sansBold).fontSize(22).fillColor(colour.brand).text(manual.title, margin.left, 262, { width: inner })
  drawArt(doc, { ...manual.cover, callouts: [] }, margin.left, 320, inner, 240)
  doc.font(font.sans).fontSize(11).fillColor(colour.ink)
  const words = wordings[manual.language]
  doc.text(`${words.serialNumbers}: ${manual.serialNumbers}`, margin.left, height - 196, { lineBreak: false })
  doc.font(font.body).fontSize(10).fillColor(colour.quiet)
  doc.text(manual.coverNote, margin.left, height - 168, { width: inner - 80, lineGap: 2 })
  doc.font(font.sansBold).fontSize(9).fillColor(colour.ink)
  doc.text(`${manual.publication}   ${manual.issued.getUTCFullYear()}`, margin.left, height - 66, { lineBreak: false })
}

/** Writes the number and title of a chapter across the page, above its columns. */
export function writeChapterTitle(flow: Flow, number: number, title: string): void {
  const { doc } = flow
  const width = textWidth(flow)
  doc.font(font.sansBold).fontSize(22).fillColor(colour.ink)
  doc.text(`${number}  ${title}`, margin.left, flow.y, { width })
  flow.y += doc.heightOfString(`${number}  ${title}`, { width }) + 4
  doc.rect(margin.left, flow.y, 64, 3).fill(colour.brand)
  flow.y += 18
  startColumns(flow)
}
