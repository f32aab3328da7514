import type { Doc } from './flow'
import type { Manual } from './manual'
import { colour, font, margin } from './style'
import { wordings } from './wording'

/** One line of the contents; `level` 1 is a chapter, 2 a section. */
export interface Entry {
  level: 1 | 2
  words: string
  /** The page's printed number. */
  label: string
}

const chapterStep = 18.5
const sectionStep = 13.6
const firstLine = 46

const stepOf = (level: 1 | 2) => (level === 1 ? chapterStep : sectionStep)

/** Distributes the lines over pages, given the height of a page in points. */
export function paginateContents<Line extends { level: 1 | 2 }>(lines: Line[], pageHeight: number): Line[][] {
  const limit = pageHeight - margin.bottom - 8
  const pages: Line[][] = [[]]
  let y = margin.top + firstLine
  for (const line of lines) {
    if (y + stepOf(line.level) > limit) {
      pages.push([])
      y = margin.top + firstLine
    }
    pages.at(-1)?.push(line)
    y += stepOf(line.level)
  }
  return pages
}

/** Draws one page of contents on the current page: title, dots and page number. */
export function drawContents(doc: Doc, manual: Manual, entries: Entry[]): void {
  const right = doc.page.width - margin.right
  doc.font(font.sansBold).fontSize(22).fillColor(colour.ink)
  doc.text(wordings[manual.language].contents, margin.left, margin.top, { lineBreak: false })
  let y = margin.top + firstLine
  for (const { level, words, label } of entries) {
    const isChapter = level === 1
    if (isChapter) y += chapterStep - sectionStep
    const x = margin.left + (isChapter ? 0 : 20)
    doc
      .font(isChapter ? font.sansBold : font.body)
      .fontSize(10)
      .fillColor(colour.ink)
    doc.text(words, x, y, { lineBreak: false })
    const start = x + doc.widthOfString(words) + 6
    const labelWidth = doc.widthOfString(label)
    doc.text(label, right - labelWidth, y, { lineBreak: false })
    doc
      .moveTo(start, y + 7.5)
      .lineTo(right - labelWidth - 6, y + 7.5)
      .lineWidth(0.7)
      .dash(0.8, { space: 3 })
      .strokeColor(colour.rule)
      .stroke()
      .undash()
    y += sectionStep
  }
}
