import type { PageText } from '../extract/page-text'
import { showsPartsList } from './shown-parts-list'

/** A page is a picture if pictures cover this share of it, or so many shapes are drawn that may be letters. */
const MIN_PICTURE_SHARE = 0.4
const MIN_OUTLINES = 100
/** A page of which a scanning program recognized this share is a scan with text. */
const MIN_SCANNED_SHARE = 0.15
/** Of a character in small type, in square points. */
const CHARACTER_AREA = 45
/**
 * Text that would cover less than this share of the picture's area is little beside it; of a page that is called a parts
 * list, but has no part numbers as text, also notes on the list are.
 */
const MAX_TEXT_SHARE = 0.03
const MAX_NOTES_SHARE = 0.12
/** A word at one position on this share of such pages is a licence line, a watermark or a running head. */
const RECURRING_SHARE = 0.5
const POSITION_TOLERANCE = 4

/** Whether a scanning program has recognized the text of a page, well or badly. */
export const isScanWithText = ({ scannedShare = 0 }: PageText) => scannedShare >= MIN_SCANNED_SHARE

/** Whether a page consists mostly of pictures or of outlines of letters. */
export const isPicture = (page: PageText) =>
  ((page.pictureShare ?? 0) >= MIN_PICTURE_SHARE || (page.outlines ?? 0) >= MIN_OUTLINES) && !isScanWithText(page)

const positionOf = (text: string, left: number, bottom: number) =>
  `${text.replace(/\d+/g, '#')} ${Math.round(left / POSITION_TOLERANCE)} ${Math.round(bottom / POSITION_TOLERANCE)}`

/**
 * How many characters the pages that are pictures have beside them, not counting words that recur on these pages.
 * @returns one entry for each of these pages
 */
export function charactersBeside(pages: readonly PageText[]): Map<PageText, number> {
  const pictures = pages.filter(isPicture)
  const pagesOf = new Map<string, number>()
  const keysOf = (page: PageText) => page.words.map(({ text, left, bottom }) => positionOf(text, left, bottom))
  for (const page of pictures) for (const key of new Set(keysOf(page))) pagesOf.set(key, (pagesOf.get(key) ?? 0) + 1)
  const required = Math.max(2, pictures.length * RECURRING_SHARE)
  return new Map(
    pictures.map((page) => {
      const keys = keysOf(page)
      const own = page.words.filter((_, at) => (pagesOf.get(keys[at] ?? '') ?? 0) < required)
      return [page, own.reduce((sum, { text }) => sum + text.length, 0)] as const
    }),
  )
}

/** The pages that have text, but little beside their pictures: a footer, a watermark, a heading. */
export function pagesOfLittleText(pages: readonly PageText[]): Set<PageText> {
  const little = [...charactersBeside(pages)].filter(([page, characters]) => {
    const isOutlines = (page.pictureShare ?? 0) < MIN_PICTURE_SHARE
    const picture = isOutlines ? 1 : (page.pictureShare ?? 0)
    const share = (characters * CHARACTER_AREA) / (page.width * page.height * picture)
    return share < (!isOutlines && showsPartsList(page) ? MAX_NOTES_SHARE : MAX_TEXT_SHARE)
  })
  return new Set(little.map(([page]) => page).filter(({ words }) => words.length > 0))
}
