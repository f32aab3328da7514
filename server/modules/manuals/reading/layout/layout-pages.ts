import type { PageText, QuarterTurn } from '../extract/page-text'
import { toRegions } from './columns'
import { dehyphenate } from './dehyphenate'
import type { Row } from './row'
import { toRows } from './rows'
import { removeRunningHeaders } from './running-headers'

/** A page's rows in reading order, grouped into regions (a column, or rows across the full width). */
export interface PageLayout {
  number: number
  width: number
  height: number
  regions: Row[][]
}

interface OrientedRows {
  number: number
  width: number
  height: number
  turn: QuarterTurn
  rows: Row[]
}

const turns: readonly QuarterTurn[] = [0, 1, 2, 3]

/** Rows grouped by turn; the turn with the most words, the page's reading direction, comes first. */
const toOrientedRows = (page: PageText): OrientedRows[] =>
  turns
    .map((turn) => ({ turn, words: page.words.filter((word) => word.turn === turn) }))
    .filter(({ words }) => words.length > 0)
    .sort((a, b) => b.words.length - a.words.length)
    .map(({ turn, words }) => ({
      number: page.number,
      width: page.width,
      height: turn % 2 === 1 ? page.width : page.height,
      turn,
      rows: toRows(words, turn),
    }))

/** Lays out all pages together, because running headers can be recognized only across pages. */
export const layoutPages = (pages: readonly PageText[]): PageLayout[] => {
  const regions = new Map<number, Row[][]>()
  for (const part of removeRunningHeaders(pages.flatMap(toOrientedRows))) {
    regions.set(part.number, [...(regions.get(part.number) ?? []), ...toRegions(part.rows)])
  }
  return dehyphenate(
    pages.map(({ number, width, height }) => ({ number, width, height, regions: regions.get(number) ?? [] })),
  )
}
