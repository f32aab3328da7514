import { letterCount } from './letter-count'
import type { ImageText } from './tsv'

/** Words below this confidence speak against a language rather than for it. */
const NEUTRAL_CONFIDENCE = 50
/** Mean confidence below which a page may be rotated or in another script. */
const MIN_CONFIDENCE = 75
/** A rotated page and one in another script have next to no long words of this confidence; a poor scan has many. */
const CERTAIN_CONFIDENCE = 85
const MIN_CERTAIN_SHARE = 0.15
const longWord = /^\P{L}?\p{L}{4,}\P{L}?$/u

/** More text with more confidence fits better. */
export const fitOf = ({ words }: ImageText) =>
  words.reduce((sum, { text, confidence }) => sum + letterCount(text) * (confidence - NEUTRAL_CONFIDENCE), 0)

/** Whether a page may be rotated or in another script, by what was recognized. Leaders and drawings alone are no reason. */
export function isDoubtful(text: ImageText): boolean {
  const letters = lettersOf(text)
  if (fitOf(text) >= letters * (MIN_CONFIDENCE - NEUTRAL_CONFIDENCE) + 1) return false
  const certain = text.words.filter((word) => word.confidence >= CERTAIN_CONFIDENCE && longWord.test(word.text))
  return lettersOf({ words: certain }) < letters * MIN_CERTAIN_SHARE + 1
}

export const lettersOf = ({ words }: Pick<ImageText, 'words'>) =>
  words.reduce((sum, { text }) => sum + letterCount(text), 0)
