import type { PageText, Word } from '../extract/page-text'
import { verticalExtent } from '../extract/vertical-extent'
import { layoutPages, type PageLayout } from '../layout/layout-pages'
import type { Row } from '../layout/row'
import { toRows } from '../layout/rows'

/** Ten-point typewriter type, in points. */
const CHARACTER_WIDTH = 6
const LINE_HEIGHT = 12
const FONT_SIZE = 10

export interface TypedOptions {
  /** Lines that match are bold. */
  bold?: RegExp
  /** Lines that match are 1.5 times as large. */
  large?: RegExp
  /** Empty lines above the first one. */
  from?: number
}

/** Words of a typewritten page: one space separates words, two or more separate cells. */
export const typedWords = (lines: readonly string[], { bold, large, from = 4 }: TypedOptions = {}): Word[] =>
  lines.flatMap((line, index) =>
    [...line.matchAll(/\S+/g)].map((match): Word => {
      const letter = large?.test(line) ? FONT_SIZE * 1.5 : FONT_SIZE
      const baseline = (from + index + 1) * LINE_HEIGHT
      const left = 50 + match.index * CHARACTER_WIDTH
      return {
        text: match[0],
        left,
        right: left + match[0].length * CHARACTER_WIDTH - 1,
        ...verticalExtent(baseline, letter),
        size: letter,
        bold: bold?.test(line) ?? false,
        turn: 0,
      }
    }),
  )

export const typedRows = (lines: readonly string[], options?: TypedOptions): Row[] =>
  toRows(typedWords(lines, options), 0)

export const typedPage = (number: number, lines: readonly string[], options?: TypedOptions): PageText => ({
  number,
  width: 612,
  height: 792,
  words: typedWords(lines, options),
})

export const typedLayout = (lines: readonly string[], options?: TypedOptions): PageLayout => {
  const [page] = layoutPages([typedPage(1, lines, options)])
  if (!page) throw new Error('One page was laid out')
  return page
}
