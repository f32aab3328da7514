import { toBox } from '../extract/coordinates'
import type { PageText, Word } from '../extract/page-text'
import type { Box } from '../passage'

/** Two words are at one place if this share of the smaller one is covered by the other. */
const MIN_OVERLAP = 0.4
/** Type of more than this ratio is a watermark or a title behind the words. */
const MAX_SIZE_RATIO = 2.2

/** The words of a page with those that were recognized beside them; where both are, the page's own count. */
export function mergeWords(page: PageText, recognized: readonly Word[]): Word[] {
  const own = page.words.map((word) => ({ word, box: toBox(page, word.turn, word) }))
  const isTaken = (word: Word) => {
    const box = toBox(page, word.turn, word)
    return own.some((other) => isAlike(word.size, other.word.size) && overlap(box, other.box) > MIN_OVERLAP)
  }
  return [...page.words, ...recognized.filter((word) => !isTaken(word))]
}

const isAlike = (one: number, other: number) => Math.max(one, other) <= Math.min(one, other) * MAX_SIZE_RATIO

function overlap(a: Box, b: Box): number {
  const width = Math.min(a[2], b[2]) - Math.max(a[0], b[0])
  const height = Math.min(a[3], b[3]) - Math.max(a[1], b[1])
  const areaOf = ([left, top, right, bottom]: Box) => (right - left) * (bottom - top)
  const smaller = Math.min(areaOf(a), areaOf(b))
  return width > 0 && height > 0 && smaller > 0 ? (width * height) / smaller : 0
}
