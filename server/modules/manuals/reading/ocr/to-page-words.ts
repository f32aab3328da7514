import { toQuarterTurn } from '../extract/coordinates'
import type { QuarterTurn, Word } from '../extract/page-text'
import { verticalExtent } from '../extract/vertical-extent'
import { median } from '../layout/row'
import { average } from './average'
import { cleanWord } from './clean-word'
import { type TextLine, toTextLines } from './text-line'
import type { ImageText, ImageWord } from './tsv'
import { extentOf, typeSize, weightedMedian } from './type-size'
import { withoutNoise } from './without-noise'

interface DrawnPage {
  /** Width in points of the page as it was drawn, that is with its text upright. */
  width: number
  /** How the text is turned on the page. */
  turn: QuarterTurn
}

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
      text: cleanWord(word.text),
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
