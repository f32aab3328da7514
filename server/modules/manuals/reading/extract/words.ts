import type { Character } from './characters'
import type { Word } from './page-text'
import { rightToLeft } from './right-to-left'
import { verticalExtent } from './vertical-extent'

/** A gap in ems that ends a word even without a space character. */
const WORD_GAP = 0.17

/** A smaller character that is this far from the baseline, in ems, is an exponent or an index. */
const SHIFTED = 0.06
const isOtherSize = (word: Word, { size }: Character) => Math.min(word.size, size) < Math.max(word.size, size) * 0.85

/** Letters of Hebrew, Arabic and other scripts are in reading order, that is from right to left. */
const continues = (word: Word, baseline: number, next: Character) => {
  const isLeftward = rightToLeft.test(next.text) && rightToLeft.test(word.text)
  const gap = isLeftward ? word.left - next.right : next.left - word.right
  const size = Math.max(word.size, next.size)
  return (
    next.turn === word.turn &&
    next.overlay === word.overlay &&
    gap < size * WORD_GAP &&
    gap > -size * 0.5 &&
    Math.abs(next.baseline - baseline) < size * (isOtherSize(word, next) ? SHIFTED : 0.25) &&
    (isLeftward || next.left >= word.left)
  )
}

/** Bold simulated by drawing a letter twice, slightly shifted, is one letter. */
const isRedrawn = (last: Character | undefined, next: Character) =>
  last !== undefined &&
  last.text === next.text &&
  last.turn === next.turn &&
  Math.abs(last.left - next.left) < next.size * 0.12 &&
  Math.abs(last.baseline - next.baseline) < next.size * 0.12

/** Groups characters into words; both are in drawing order. */
export const toWords = (characters: readonly Character[]): Word[] => {
  const words: Word[] = []
  let word: Word | undefined
  let baseline = 0
  let last: Character | undefined
  for (const next of characters) {
    if (next.text === '') {
      word = undefined
      continue
    }
    if (isRedrawn(last, next)) {
      if (word) word.bold = true
      continue
    }
    last = next
    if (word && continues(word, baseline, next)) {
      word.text += next.text
      word.left = Math.min(word.left, next.left)
      word.right = Math.max(word.right, next.right)
      continue
    }
    word = {
      text: next.text,
      left: next.left,
      right: next.right,
      ...verticalExtent(next.baseline, next.size),
      size: next.size,
      bold: next.bold,
      turn: next.turn,
      ...(next.overlay && { overlay: true }),
    }
    baseline = next.baseline
    words.push(word)
  }
  return words
}

/** In ems; a shadow is further away than a letter that is drawn twice to be bold. */
const SHADOW_DISTANCE = 0.2
/** How many equal words back it is searched for. */
const SHADOW_REACH = 50

/** Text that is drawn again with an offset, for a shadow or an outline, is one text. */
export function withoutShadows(words: readonly Word[]): Word[] {
  const drawn = new Map<string, Word[]>()
  return words.filter((word) => {
    const same = drawn.get(word.text) ?? []
    if (same.slice(-SHADOW_REACH).some((other) => isShadow(word, other))) return false
    same.push(word)
    drawn.set(word.text, same)
    return true
  })
}

const isShadow = (word: Word, other: Word) =>
  word.turn === other.turn &&
  Math.abs(word.left - other.left) < word.size * SHADOW_DISTANCE &&
  Math.abs(word.bottom - other.bottom) < word.size * SHADOW_DISTANCE
