import { toBox } from '../reading/extract/coordinates'
import type { PageText, QuarterTurn, Word } from '../reading/extract/page-text'
import { toRows } from '../reading/layout/rows'
import type { Box } from '../reading/passage'
import { itemOf } from './callout'

/** Where the number of an item is printed in a figure. */
export interface ItemPlace {
  item: string
  box: Box
}

interface PrintedList {
  callouts: ReadonlyMap<string, string>
  /** The rows of parts lists that are on the page. */
  rows: readonly Box[]
  /** The pages before and after, as far as there are any. */
  neighbours: readonly PageText[]
}

const turns: readonly QuarterTurn[] = [0, 1, 2, 3]
/** What may stand between numbers that are printed together: "10 thru 28", "2 and 3". */
const between = /^(?:and|or|to|thru|through|y|e|o|a|hasta|und|bis|et|à|[-–,;&/+])$/i

/**
 * The numbers of a list that are printed by themselves on a page. A number in a text ("see figure 31"), with a unit
 * ("25 mm"), in a row of a list, or of the page is none.
 */
export function itemPlaces(page: PageText, { callouts, rows, neighbours }: PrintedList): ItemPlace[] {
  return turns.flatMap((turn) => {
    const words = page.words.filter((word) => word.turn === turn)
    const segments = toRows(words, turn).flatMap((row) => row.segments)
    return segments.flatMap((segment) => {
      const items = segment.words.map((word) => itemOf(word.text, callouts, rows.length > 0))
      const isText = segment.words.some((word, at) => items[at] === undefined && !between.test(word.text))
      if (isText) return []
      return segment.words.flatMap((word, at) => {
        const item = items[at]
        const box = toBox(page, turn, word)
        if (item === undefined || isInList(rows, box) || isPageNumber(word, page, neighbours)) return []
        return [{ item, box }]
      })
    })
  })
}

/** In shares of the page: around a list, and between rows of one list. */
const MARGIN = 0.02
const MAX_GAP = 0.2

/** Whether a box is in a list, also in a row without a part number. */
function isInList(rows: readonly Box[], box: Box): boolean {
  const middleOf = (from: 0 | 1) => ((box[from] ?? 0) + (box[from + 2] ?? 0)) / 2
  const [x, y] = [middleOf(0), middleOf(1)]
  const beside = rows.filter(([left, , right]) => x >= left - MARGIN && x <= right + MARGIN)
  if (beside.some(([, top, , bottom]) => y >= top - MARGIN && y <= bottom + MARGIN)) return true
  const above = Math.max(...beside.map(([, , , bottom]) => (bottom <= y ? bottom : Number.NEGATIVE_INFINITY)))
  const below = Math.min(...beside.map(([, top]) => (top >= y ? top : Number.POSITIVE_INFINITY)))
  return below - above < MAX_GAP
}

/** In shares of the page. */
const SAME_PLACE = 0.02

/** Whether the next pages have numbers that count on at the same place, on the other side of every second page. */
const isPageNumber = (word: Word, page: PageText, neighbours: readonly PageText[]) =>
  neighbours.some((other) => {
    const counted = Number(word.text) + other.number - page.number
    const [x, y] = middle(word, page)
    return other.words.some((next) => {
      if (next.turn !== word.turn || Number(next.text) !== counted) return false
      const [nextX, nextY] = middle(next, other)
      const isSameSide = Math.abs(nextX - x) < SAME_PLACE || Math.abs(1 - nextX - x) < SAME_PLACE
      return isSameSide && Math.abs(nextY - y) < SAME_PLACE
    })
  })

function middle(word: Word, page: PageText): [x: number, y: number] {
  const [left, top, right, bottom] = toBox(page, word.turn, word)
  return [(left + right) / 2, (top + bottom) / 2]
}
