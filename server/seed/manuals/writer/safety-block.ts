import type { SignalWord } from './block'
import { type Doc, type Flow, makeRoom, space } from './flow'
import { colour, font, signalColour } from './style'
import { wordings } from './wording'

const size = 10
const inset = 10
const barHeight = 18
const lineGap = 2

function drawAlertSymbol(doc: Doc, x: number, y: number, ink: string): void {
  doc
    .polygon([x + 7, y], [x + 14, y + 12], [x, y + 12])
    .lineWidth(1.2)
    .lineJoin('round')
    .strokeColor(ink)
    .stroke()
  doc.rect(x + 6.3, y + 4, 1.4, 4).fill(ink)
  doc.rect(x + 6.3, y + 9, 1.4, 1.4).fill(ink)
}

/** Writes a plain note without colour, because it concerns no danger. */
function writeNote(flow: Flow, word: string, words: string): void {
  const { doc } = flow
  doc.font(font.bodyBold).fontSize(size)
  const height = doc.heightOfString(`${word}  ${words}`, { width: flow.width - inset, lineGap })
  makeRoom(flow, height)
  doc.rect(flow.x, flow.y, 2, height - 2).fill(colour.rule)
  doc.font(font.bodyBold).fontSize(size).fillColor(colour.ink)
  doc.text(`${word}  `, flow.x + inset, flow.y, {
    width: flow.width - inset,
    lineGap,
    continued: true,
  })
  doc.font(font.body).text(words, { lineGap })
  flow.y += height
  space(flow, 8)
}

/** Writes a block in the colours of the signal word (ANSI Z535), never split between two pages. */
export function writeSafetyBlock(flow: Flow, signalWord: SignalWord, words: string): void {
  const { doc } = flow
  const word = wordings[flow.manual.language].signalWords[signalWord]
  if (signalWord === 'note') {
    writeNote(flow, word, words)
    return
  }
  const look = signalColour[signalWord]
  const width = flow.width - inset * 2
  doc.font(font.body).fontSize(size)
  const textHeight = doc.heightOfString(words, { width, lineGap })
  const height = barHeight + textHeight + 13
  space(flow, 2)
  makeRoom(flow, height)
  const { x, y } = flow
  doc.rect(x, y, flow.width, height).fill(look.ground)
  doc.rect(x, y, flow.width, barHeight).fill(look.bar)
  doc.rect(x, y, flow.width, height).lineWidth(0.8).strokeColor(look.bar).stroke()
  const hasSymbol = signalWord !== 'notice'
  if (hasSymbol) drawAlertSymbol(doc, x + inset, y + 3, look.word)
  doc.font(font.sansBold).fontSize(10.5).fillColor(look.word)
  doc.text(word, x + inset + (hasSymbol ? 21 : 0), y + 5, { lineBreak: false })
  doc.font(font.body).fontSize(size).fillColor(colour.ink)
  doc.text(words, x + inset, y + barHeight + 7, { width, lineGap })
  flow.y += height
  space(flow, 10)
}
