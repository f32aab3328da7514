import { toQuarterTurn } from '../extract/coordinates'
import { glyphText } from '../extract/glyph-text'
import type { QuarterTurn, Word } from '../extract/page-text'
import { verticalExtent } from '../extract/vertical-extent'
import { median } from '../layout/row'
import { type TextLine, toTextLines } from './text-line'
import type { ImageText, ImageWord } from './tsv'
import { extentOf, typeSize, weightedMedian } from './type-size'

interface DrawnPage {
  /** Width in points of the page as it was drawn, that is with its text upright. */
  width: number
  /** How the text is turned on the page. */
  turn: QuarterTurn
}

/** Below it, a word is most likely a part of a picture or leader dots. */
const MIN_CONFIDENCE = 40
/** A word among others that are this certain on average is a word. */
const CERTAIN_CONFIDENCE = 80
const longWord = /^\P{L}?\p{L}{4,}\P{L}?$/u
/** Dust and rules of tables are recognized as words of such characters. */
const noise = /^[^\p{L}\p{N}]+$/u
const MIN_NOISE_CONFIDENCE = 85
/** Sizes this close to that of most words differ by chance only. */
const SIZE_TOLERANCE = 0.12

/** Converts recognized words into those of a page, on straight baselines even if the page was scanned at a slight angle. */
export function toPageWords(image: ImageText, { width, turn }: DrawnPage): Word[] {
  const scale = width / Math.max(1, image.width)
  const lines = toTextLines(image).map(withoutNoise).map(measured)
  const body = weightedMedian(lines.map(({ words, size }) => ({ value: size, weight: lengthOf(words) })))
  const slope = median(lines.flatMap(slopeOf))
  return lines.flatMap((line) => {
    const size = Math.round((isClose(line.size, body) ? body : line.size) * scale * 2) / 2
    const level = line.words.map(
      (word, at) => (line.baselines[at] ?? word.bottom) - slope * (middle(word) - line.across / 2),
    )
    const baseline = median(level) * scale
    if (size < 1) return []
    return line.words.map((word) => ({
      text: clean(word.text),
      left: word.left * scale,
      right: word.right * scale,
      ...verticalExtent(baseline, size),
      size,
      bold: false,
      turn: toQuarterTurn(turn + line.turn),
    }))
  })
}

interface MeasuredLine extends TextLine {
  /** Of its type, in pixels. */
  size: number
  /** The bottom of each word without its descenders. */
  baselines: number[]
}

function measured(line: TextLine): MeasuredLine {
  const size = typeSize(line.words)
  return { ...line, size, baselines: line.words.map((word) => word.bottom - extentOf(word.text).below * size) }
}

const middle = ({ left, right }: ImageWord) => (left + right) / 2

function withoutNoise(line: TextLine): TextLine {
  const words = line.words.filter(({ text }) => clean(text) !== '')
  const certainty = average(words.filter(({ text }) => !noise.test(text)).map(({ confidence }) => confidence))
  const isText = ({ text, confidence }: ImageWord) =>
    noise.test(text)
      ? confidence >= MIN_NOISE_CONFIDENCE
      : confidence >= MIN_CONFIDENCE || (certainty >= CERTAIN_CONFIDENCE && longWord.test(text))
  return { ...line, words: words.filter(isText) }
}

/** "lb" with a capital I, where it is nothing else: "Ibs", "Ib-ft", "ft-Ib". */
const misreadPounds = /(?<!\p{L})I(?=bs(?!\p{L})|b\P{L}?(?:ft|in)\b)|(?<=\b(?:ft|in)\P{L})I(?=b(?!\p{L}))/gu

const clean = (text: string) =>
  [...text]
    .map((character) => glyphText(character.codePointAt(0) ?? 0))
    .join('')
    .replace(misreadPounds, 'l')

const isClose = (size: number, body: number) => Math.abs(size - body) <= body * SIZE_TOLERANCE

const lengthOf = (words: readonly ImageWord[]) => words.reduce((sum, { text }) => sum + text.length, 0)

const MIN_SLOPE_WORDS = 5

/** How steeply a long line falls to the right, by least squares. */
function slopeOf({ words, baselines }: MeasuredLine): number[] {
  if (words.length < MIN_SLOPE_WORDS) return []
  const points = words.map((word, at) => ({ x: middle(word), y: baselines[at] ?? word.bottom }))
  const mean = { x: average(points.map(({ x }) => x)), y: average(points.map(({ y }) => y)) }
  const spread = points.reduce((sum, { x }) => sum + (x - mean.x) ** 2, 0)
  return spread > 0 ? [points.reduce((sum, { x, y }) => sum + (x - mean.x) * (y - mean.y), 0) / spread] : []
}

const average = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
