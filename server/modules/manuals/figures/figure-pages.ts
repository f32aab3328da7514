import type { PageText } from '../reading/extract/page-text'
import { toRows } from '../reading/layout/rows'
import { figureCaption, figureNumber } from '../reading/parts/figure'
import { calloutsOf } from './callout'
import { type ItemPlace, itemPlaces } from './item-places'
import type { ListedPart, PrintedList } from './printed-list'

/** A page as far as it says whether it shows a figure. */
export interface PageOfFigure {
  text: PageText
  /** The texts of its lines, also if they were recognized. */
  lines: readonly string[]
  /** The rows of parts lists on it. */
  rows: readonly ListedPart[]
}

export type ReadPage = (page: number) => Promise<PageOfFigure | undefined>

/** Sheets of one figure, and what is between figure and list. */
const MAX_PAGES_BEFORE = 16
const MAX_PAGES_AFTER = 2
/** A page with more is a text that names the figure. */
const MAX_CHARACTERS = 900
/** Shares of the page that pictures cover: a logo is less, a scan is all of it. */
const PICTURE = { min: 0.12, large: 0.25, scan: 0.9 }

/**
 * The pages that show the figure of a list: those with its caption before the list, the picture before a list without a
 * number, the pages of the list themselves, or those after it with the caption. Empty if none does for certain.
 */
export async function figurePages(list: PrintedList, read: ReadPage): Promise<number[]> {
  const before = await pagesBefore(list, read)
  if (before.length > 0) return before
  const own = await filterPages(range(list.from, list.to), read, (page) => showsItself(page, list))
  if (own.length > 0) return own
  const { figure, to } = list
  return figure === undefined
    ? []
    : filterPages(range(to + 1, to + MAX_PAGES_AFTER), read, (page) => isCaptioned(page, figure))
}

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at)

async function filterPages(pages: readonly number[], read: ReadPage, isShown: (page: PageOfFigure) => boolean) {
  const shown: number[] = []
  for (const number of pages) {
    const page = await read(number)
    if (page && isShown(page)) shown.push(number)
  }
  return shown
}

/** Ends where another list or the caption of another figure begins. */
async function pagesBefore(list: PrintedList, read: ReadPage): Promise<number[]> {
  const shown: number[] = []
  // A list without a number belongs to the figure before it.
  let { figure } = list
  for (let number = list.from - 1; number >= Math.max(1, list.from - MAX_PAGES_BEFORE); number -= 1) {
    const page = await read(number)
    if (!page) break
    const [captioned] = captionsOf(page)
    if (figure === undefined ? isBarePicture(page) : isCaptioned(page, figure)) {
      shown.unshift(number)
      figure ??= captioned
    } else if (page.rows.length > 0 || captioned !== undefined || shown.length > 0 || !isShort(page)) break
  }
  return shown
}

const captionsOf = ({ lines }: PageOfFigure): string[] =>
  lines.flatMap((line) => {
    const text = line.replace(/\s+/g, ' ').trim()
    // A sentence about a figure is shortened to its number.
    return figureCaption(text) === text ? (figureNumber(text) ?? []) : []
  })

const lengthOf = ({ lines }: PageOfFigure) => lines.reduce((sum, line) => sum + line.length, 0)
const pictureOf = ({ text }: PageOfFigure) => text.pictureShare ?? 0
const isShort = (page: PageOfFigure) => lengthOf(page) <= MAX_CHARACTERS

/** The caption in little text, with no list: a drawing may be made of lines alone. */
const isCaptioned = (page: PageOfFigure, figure: string): boolean =>
  page.rows.length === 0 &&
  captionsOf(page).includes(figure) &&
  (isShort(page) || (pictureOf(page) >= PICTURE.min && pictureOf(page) < PICTURE.scan))

const isBarePicture = (page: PageOfFigure): boolean =>
  page.rows.length === 0 && pictureOf(page) >= PICTURE.large && isShort(page) && captionsOf(page).length <= 1

/** Whether a page of the list has a picture, or the numbers of its items all over a drawing. */
function showsItself(page: PageOfFigure, list: PrintedList): boolean {
  if (pictureOf(page) >= PICTURE.min && pictureOf(page) < PICTURE.scan) return true
  const places = placesOnPage(page, list, [])
  const listed = new Set(list.rows.flatMap((row) => (row.page === page.text.number && row.item ? [row.item] : [])))
  const found = new Set(places.map(({ item }) => item))
  // The head or a column of a table is in one line.
  const [columns, lines] = [0, 1].map(
    (side) => new Set(places.map(({ box }) => Math.round((box[side] ?? 0) * 40))).size,
  )
  return found.size * 2 >= listed.size && Math.min(columns ?? 0, lines ?? 0) >= 2
}

/** The numbers of a list that are printed on a page. */
export function placesOnPage(
  { text, rows }: Pick<PageOfFigure, 'text' | 'rows'>,
  list: PrintedList,
  neighbours: readonly PageText[],
): ItemPlace[] {
  const items = list.rows.flatMap(({ item }) => item ?? [])
  return itemPlaces(text, {
    callouts: calloutsOf(items, list.figure),
    rows: rows.map(({ box }) => box),
    neighbours,
  })
}

/** The texts of a page's lines. */
export const linesOf = ({ words }: PageText): string[] =>
  ([0, 1, 2, 3] as const).flatMap((turn) =>
    toRows(
      words.filter((word) => word.turn === turn),
      turn,
    ).flatMap((row) => row.segments.map(({ text }) => text)),
  )
