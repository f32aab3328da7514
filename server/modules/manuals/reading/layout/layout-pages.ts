import type { PageText, Turn } from '../extract/page-text'
import { readByColumns } from './columns'
import { mendHyphens } from './hyphens'
import type { Row } from './row'
import { toRows } from './rows'
import { dropRunningHeads } from './running-heads'

/** A page's rows in reading order, in stretches that belong together (a column, or rows across the page). */
export interface PageLayout {
  number: number
  width: number
  height: number
  stretches: Row[][]
}

interface TurnedRows {
  number: number
  width: number
  height: number
  turn: Turn
  rows: Row[]
}

const turns: readonly Turn[] = [0, 1, 2, 3]

/** Rows of each turn apart, the turn with most words first: it is how the page is read. */
const turnedRows = (page: PageText): TurnedRows[] =>
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

/** Words of all pages to rows in reading order; all pages at once, because running heads show only over pages. */
export const layoutPages = (pages: readonly PageText[]): PageLayout[] => {
  const stretches = new Map<number, Row[][]>()
  for (const part of dropRunningHeads(pages.flatMap(turnedRows))) {
    stretches.set(part.number, [...(stretches.get(part.number) ?? []), ...readByColumns(part.rows)])
  }
  return mendHyphens(
    pages.map(({ number, width, height }) => ({ number, width, height, stretches: stretches.get(number) ?? [] })),
  )
}
