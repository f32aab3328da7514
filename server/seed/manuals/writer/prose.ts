import { type Flow, makeRoom, space } from './flow'
import { colour, font } from './style'

const size = 10.5
const lineGap = 2.4
const numberGap = 20

function measure({ doc }: Flow, words: string, width: number): number {
  doc.font(font.body).fontSize(size)
  return doc.heightOfString(words, { width, lineGap })
}

export function writeText(flow: Flow, words: string): void {
  const height = measure(flow, words, flow.width)
  makeRoom(flow, height)
  flow.doc.font(font.body).fontSize(size).fillColor(colour.ink)
  flow.doc.text(words, flow.x, flow.y, { width: flow.width, lineGap })
  flow.y += height
  space(flow, 7)
}

/** Writes a section heading; `followingHeight` is the height of the content that must be on the same page below it. */
export function writeSection(flow: Flow, number: string, title: string, followingHeight: number): void {
  const { doc } = flow
  space(flow, 10)
  const wide = flow.manual.columns === 1
  doc.font(font.sansBold).fontSize(wide ? 14 : 11.5)
  const words = `${number} ${title}`
  const height = doc.heightOfString(words, { width: flow.width })
  makeRoom(flow, height + followingHeight)
  doc
    .font(font.sansBold)
    .fontSize(wide ? 14 : 11.5)
    .fillColor(colour.brand)
    .text(words, flow.x, flow.y, { width: flow.width })
  flow.y += height + 6
}

export function writeSubheading(flow: Flow, words: string): void {
  const { doc } = flow
  space(flow, 5)
  doc.font(font.sansBold).fontSize(10.5)
  const height = doc.heightOfString(words, { width: flow.width })
  makeRoom(flow, height + 32)
  doc.font(font.sansBold).fontSize(10.5).fillColor(colour.ink).text(words, flow.x, flow.y, { width: flow.width })
  flow.y += height + 4
}

function writeItem(flow: Flow, mark: string, words: string): void {
  const { doc } = flow
  const width = flow.width - numberGap
  const height = measure(flow, words, width)
  makeRoom(flow, height)
  doc
    .font(mark.endsWith('.') ? font.bodyBold : font.body)
    .fontSize(size)
    .fillColor(colour.ink)
  doc.text(mark, flow.x + 2, flow.y, { width: numberGap, lineBreak: false })
  doc.font(font.body).text(words, flow.x + numberGap, flow.y, { width, lineGap })
  flow.y += height
  space(flow, 3)
}

export function writeSteps(flow: Flow, items: string[], start: number): void {
  for (const [index, words] of items.entries()) writeItem(flow, `${start + index}.`, words)
  space(flow, 5)
}

export function writeBullets(flow: Flow, items: string[]): void {
  for (const words of items) writeItem(flow, '•', words)
  space(flow, 5)
}
