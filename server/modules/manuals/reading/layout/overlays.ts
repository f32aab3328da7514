import type { PageText, Word } from '../extract/page-text'
import { createRecurrenceCheck } from './recurrence'

/** Variation between pages, in points. */
const POSITION_TOLERANCE = 4
/** Type of this size relative to that under it is drawn over it. */
const MIN_RATIO = 1.5

/**
 * Pages without what is drawn over their text on page after page: a watermark, a note of who downloaded the file. It is
 * slanted, light, or large across smaller type, and recurs at one position. What recurs in the text itself stays.
 */
export function withoutOverlays(pages: readonly PageText[]): PageText[] {
  const overlays = pages.map(overlaysOf)
  if (overlays.every((lines) => lines.length === 0)) return [...pages]
  const recurs = createRecurrenceCheck(overlays, keysOf)
  return pages.map((page, at) => {
    const removed = new Set(overlays[at]?.filter((line) => recurs(line, at)).flat())
    return removed.size === 0 ? page : { ...page, words: page.words.filter((word) => !removed.has(word)) }
  })
}

/** The lines of a page that may be overlays, in drawing order. */
function overlaysOf({ words }: PageText): Word[][] {
  const smallest = words.reduce((size, word) => Math.min(size, word.size), Number.POSITIVE_INFINITY)
  const isOverlay = (word: Word) =>
    word.overlay || (word.size >= smallest * MIN_RATIO && words.some((other) => isDrawnOver(word, other)))
  const lines: Word[][] = []
  let last: Word | undefined
  for (const word of words) {
    const previous = last
    last = isOverlay(word) ? word : undefined
    if (!last) continue
    const continues =
      previous && previous.turn === word.turn && previous.size === word.size && word.left > previous.left
    if (continues) lines.at(-1)?.push(word)
    else lines.push([word])
  }
  return lines
}

const isDrawnOver = (word: Word, other: Word): boolean => {
  const [x, y] = [(other.left + other.right) / 2, (other.top + other.bottom) / 2]
  const isInside = x > word.left && x < word.right && y > word.top && y < word.bottom
  return isInside && other.turn === word.turn && word.size >= other.size * MIN_RATIO
}

/** Positions are in two adjacent bins each, so that a bin's edge does not separate equal ones. */
const binsOf = (value: number) => {
  const bin = Math.floor(value / POSITION_TOLERANCE)
  return [bin, bin + 1]
}

const keysOf = (line: readonly Word[]): string[] => {
  const [first] = line
  if (!first) return []
  const text = line.map((word) => word.text.replace(/\d+/g, '#')).join(' ')
  return binsOf(first.left).flatMap((x) => binsOf(first.bottom).map((y) => `${first.turn} ${x} ${y} ${text}`))
}
