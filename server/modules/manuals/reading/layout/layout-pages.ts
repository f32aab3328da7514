import type { PageText, QuarterTurn } from '../extract/page-text'
import { isPicture } from '../ocr/little-text'
import { toRegions } from './columns'
import { dehyphenate } from './dehyphenate'
import { withoutOverlays } from './overlays'
import type { Row } from './row'
import { toRows } from './rows'
import { removeRunningHeaders } from './running-headers'
import { dividedSheets } from './spread'

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
  /** Whether the page's text is not all of what it shows. */
  isPicture: boolean
  rows: Row[]
}

const turns: readonly QuarterTurn[] = [0, 1, 2, 3]

/** Words grouped by turn; the turn with the most words, the page's reading direction, comes first. */
const toOrientedWords = (page: PageText) =>
  turns
    .map((turn) => ({ turn, words: page.words.filter((word) => word.turn === turn) }))
    .filter(({ words }) => words.length > 0)
    .sort((a, b) => b.words.length - a.words.length)
    .map(({ turn, words }) => {
      const [width, height] = turn % 2 === 1 ? [page.height, page.width] : [page.width, page.height]
      return { page, turn, words, width, height }
    })

/** The rows of each printed page, of which a sheet may have two. */
function toOrientedRows(pages: readonly PageText[]): OrientedRows[] {
  const sheets = pages.flatMap(toOrientedWords)
  const divided = dividedSheets(sheets)
  return sheets.flatMap(({ page, turn, height }, at) =>
    (divided[at] ?? []).map((words) => ({
      number: page.number,
      width: page.width,
      height,
      turn,
      isPicture: isPicture(page) && !page.ocr,
      rows: toRows(words, turn),
    })),
  )
}

/** Lays out all pages together, because running headers can be recognized only across pages. */
export const layoutPages = (pages: readonly PageText[]): PageLayout[] => {
  const regions = new Map<number, Row[][]>()
  for (const part of removeRunningHeaders(toOrientedRows(withoutOverlays(pages)))) {
    regions.set(part.number, [...(regions.get(part.number) ?? []), ...toRegions(part.rows)])
  }
  return dehyphenate(
    pages.map(({ number, width, height }) => ({ number, width, height, regions: regions.get(number) ?? [] })),
  )
}
