import type { PageText, Word } from '../extract/page-text'
import { layoutPages, type PageLayout } from '../layout/layout-pages'
import type { Row } from '../layout/row'
import { toRows } from '../layout/rows'

/** Points from one character to the next and from one line to the next, of ten-point type. */
const across = 6
const down = 12
const size = 10

export interface TypedOptions {
  /** Lines that match are bold. */
  bold?: RegExp
  /** Lines that match are set half as large again. */
  large?: RegExp
  /** Empty space above the first line, in lines. */
  from?: number
}

/** Words of a page as a typewriter would set it: one space parts words, two or more part cells, an empty line is space. */
export const typedWords = (lines: readonly string[], { bold, large, from = 4 }: TypedOptions = {}): Word[] =>
  lines.flatMap((line, index) =>
    [...line.matchAll(/\S+/g)].map((match): Word => {
      const letter = large?.test(line) ? size * 1.5 : size
      const baseline = (from + index + 1) * down
      const left = 50 + match.index * across
      return {
        text: match[0],
        left,
        right: left + match[0].length * across - 1,
        top: baseline - letter * 0.76,
        bottom: baseline + letter * 0.22,
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
