import { median } from '../layout/row'
import { average } from './average'
import { cleanWord } from './clean-word'
import type { TextLine } from './text-line'
import type { ImageWord } from './tsv'
import { sizeOf, typeSize } from './type-size'

/** Below it, a word is most likely a part of a picture or leader dots, unless its line is text. */
const MIN_CONFIDENCE = 40
/** A line whose certain words are as certain as this is text. */
const TEXT_CONFIDENCE = 60
/** A word among others that are this certain on average is a word. */
const CERTAIN_CONFIDENCE = 80
const longWord = /^\P{L}?\p{L}{4,}\P{L}?$/u
/** Dust and rules of tables are recognized as words of such characters. */
const noise = /^[^\p{L}\p{N}]+$/u
const MIN_NOISE_CONFIDENCE = 85
/** Without one of these, a sentence says something else. */
const meaning = /[\p{L}\p{N}%‰°±≤≥<>×$€£]/u
/** How much larger or smaller the type of a word may seem than that of its line; dust, leader dots and rules exceed it. */
const MIN_SIZE_RATIO = 0.5
const MAX_SIZE_RATIO = 1.5

/**
 * A line without what is no text. An uncertain word within a text stays, as the sentence would say something else without
 * it.
 */
export function withoutNoise(line: TextLine): TextLine {
  const words = line.words.filter(({ text }) => cleanWord(text) !== '')
  const legible = words.filter(({ text }) => !noise.test(text))
  const certainty = average(legible.map(({ confidence }) => confidence))
  const isOfText = textBeside(legible)
  const isText = (word: ImageWord) => {
    const { text, confidence } = word
    if (confidence >= (noise.test(text) ? MIN_NOISE_CONFIDENCE : MIN_CONFIDENCE)) return true
    return (certainty >= CERTAIN_CONFIDENCE && longWord.test(text)) || isOfText(word)
  }
  return { ...line, words: words.filter(isText) }
}

/** Whether a word belongs to the text of the line with these words, where most of them are text. */
function textBeside(words: readonly ImageWord[]): (word: ImageWord) => boolean {
  const certain = words.filter(({ confidence }) => confidence >= MIN_CONFIDENCE)
  const isLineOfText =
    certain.length * 2 >= words.length && median(certain.map(({ confidence }) => confidence)) >= TEXT_CONFIDENCE
  const size = typeSize(certain)
  return (word) => {
    const ratio = sizeOf(word) / size
    return isLineOfText && meaning.test(word.text) && ratio >= MIN_SIZE_RATIO && ratio <= MAX_SIZE_RATIO
  }
}
