import { letterCount } from './letter-count'
import type { ImageWord } from './tsv'

/** Share of an em above the baseline of capitals and digits, and of small letters without ascender; below it, of descenders. */
export const CAPITAL_HEIGHT = 0.72
const SMALL_HEIGHT = 0.52
const DESCENDER_DEPTH = 0.21

const ascender = /[\p{Lu}\p{Nd}⁰¹²³⁴-⁹bdfhijklt()[\]{}/|!?"'%&$£€§]|[\u00df-\u017f]/u
const descender = /[gjpqyçµ()[\]{}/|,;§]/u

/** Height of a word's ink above and below its baseline in ems, by its letters. */
export const extentOf = (text: string) => ({
  above: ascender.test(text) ? CAPITAL_HEIGHT : SMALL_HEIGHT,
  below: descender.test(text) ? DESCENDER_DEPTH : 0,
})

/** The type size in pixels that the height of most letters of a line suggests. */
export function typeSize(words: readonly ImageWord[]): number {
  return weightedMedian(words.map((word) => ({ value: sizeOf(word), weight: letterCount(word.text) })))
}

/** The type size in pixels that the height of a word suggests. */
export function sizeOf({ text, top, bottom }: ImageWord): number {
  const { above, below } = extentOf(text)
  return (bottom - top) / (above + below)
}

export function weightedMedian(values: readonly { value: number; weight: number }[]): number {
  const sorted = values.filter(({ weight }) => weight > 0).sort((a, b) => a.value - b.value)
  let remaining = sorted.reduce((sum, { weight }) => sum + weight, 0) / 2
  for (const { value, weight } of sorted) {
    remaining -= weight
    if (remaining <= 0) return value
  }
  return 0
}
