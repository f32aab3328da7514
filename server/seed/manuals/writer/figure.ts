import type { Callout, Drawing } from './drawing'
import { type Doc, type Flow, makeRoom, space } from './flow'
import { colour, font } from './style'

const inset = 10
const balloonRadius = 7.5

const fills = { paper: '#ffffff', tint: '#dfe4e1', dark: '#4a5054' } as const

function drawCallout(doc: Doc, callout: Callout, place: (point: readonly [number, number]) => [number, number]): void {
  const [atX, atY] = place(callout.at)
  const [x, y] = place(callout.balloon)
  doc.moveTo(x, y).lineTo(atX, atY).lineWidth(0.6).strokeColor(colour.ink).stroke()
  doc.circle(atX, atY, 1.3).fill(colour.ink)
  doc.circle(x, y, balloonRadius).lineWidth(0.8).fillAndStroke(colour.paper, colour.ink)
  doc.font(font.sansBold).fontSize(8.2).fillColor(colour.ink)
  doc.text(callout.item, x - balloonRadius, y - 3, { width: balloonRadius * 2, align: 'center' })
}

/** Draws the art centred in the given rectangle, as large as possible. */
export function drawArt(doc: Doc, drawing: Drawing, x: number, y: number, width: number, height: number): void {
  const scale = Math.min(width / drawing.width, height / drawing.height)
  const left = x + (width - drawing.width * scale) / 2
  const top = y + (height - drawing.height * scale) / 2
  doc.save()
  doc.translate(left, top).scale(scale)
  doc.lineJoin('round').lineCap('round')
  for (const { path, weight, fill, dashed } of drawing.strokes) {
    doc.path(path).lineWidth(weight / scale)
    if (dashed) doc.dash(4, { space: 3 })
    if (fill) doc.fillAndStroke(fills[fill], colour.ink)
    else doc.strokeColor(colour.ink).stroke()
    if (dashed) doc.undash()
  }
  doc.restore()
  for (const callout of drawing.callouts) drawCallout(doc, callout, ([px, py]) => [left + px * scale, top + py * scale])
}

/** Writes a framed drawing with its caption below. */
export function writeFigure(flow: Flow, drawing: Drawing, maxHeight: number, caption: string): void {
  const { doc } = flow
  const natural = ((flow.width - inset * 2) / drawing.width) * drawing.height + inset * 2
  const height = Math.min(maxHeight, natural)
  doc.font(font.sansBold).fontSize(8.6)
  const captionHeight = doc.heightOfString(caption, { width: flow.width })
  makeRoom(flow, height + captionHeight + 6)
  doc.rect(flow.x, flow.y, flow.width, height).lineWidth(0.6).strokeColor(colour.rule).stroke()
  drawArt(doc, drawing, flow.x + inset, flow.y + inset, flow.width - inset * 2, height - inset * 2)
  flow.y += height + 5
  doc.font(font.sansBold).fontSize(8.6).fillColor(colour.quiet)
  doc.text(caption, flow.x, flow.y, { width: flow.width })
  flow.y += captionHeight
  space(flow, 12)
}
