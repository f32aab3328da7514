import type { Character } from './characters'
import type { Word } from './page-text'

/** In ems above and below the baseline, as in most text faces. */
const ASCENT = 0.76
const DESCENT = 0.22

/** A gap in ems that ends a word even without a space character. */
const WORD_GAP = 0.17

const continues = (word: Word, baseline: number, next: Character) => {
  const gap = next.left - word.right
  const size = Math.max(word.size, next.size)
  return (
    next.turn === word.turn &&
    gap < size * WORD_GAP &&
    gap > -size * 0.5 &&
    Math.abs(next.baseline - baseline) < size * 0.25 &&
    next.left >= word.left
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
      word.right = Math.max(word.right, next.right)
      continue
    }
    word = {
      text: next.text,
      left: next.left,
      right: next.right,
      top: next.baseline - next.size * ASCENT,
      bottom: next.baseline + next.size * DESCENT,
      size: next.size,
      bold: next.bold,
      turn: next.turn,
    }
    baseline = next.baseline
    words.push(word)
  }
  return words
}
