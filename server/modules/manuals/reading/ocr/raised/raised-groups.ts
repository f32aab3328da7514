import type { Rect } from '../../extract/page-text'
import { boundingRect, median } from '../../layout/row'
import { toTextLines } from '../text-line'
import type { ImageText, ImageWord } from '../tsv'
import { CAPITAL_HEIGHT, extentOf, typeSize } from '../type-size'
import type { GreyImage } from './grey-image'
import { hasDash, inkShapes } from './ink-shapes'

/** Small signs that stand above the baseline of their line, such as an exponent. */
export interface RaisedGroup {
  word: ImageWord
  /** The word before it on its line. */
  before: ImageWord | undefined
  /** Of the signs without a minus before them. */
  area: Rect
  hasMinus: boolean
  /** Which symbols of the word they are, if each of its symbols has its own ink; from the minus on. */
  symbols: { from: number; to: number } | undefined
}

type Group = Omit<RaisedGroup, 'word' | 'before'>

/** All in heights of a capital. */
const MIN_RAISE = 0.2
const MIN_FULL_RAISE = 0.3
const HEIGHT = { min: 0.45, max: 0.85, full: 1.05 }
const MIN_TOP = 0.75
const MIN_PIXELS_SHARE = 0.008
const MAX_INNER_GAP = 0.35
const MINUS = { minWidth: 0.15, top: 1, bottom: 0.42 }
/** Below, a digit has too few pixels. */
const MIN_CAPITAL_PIXELS = 12
/** A shape that is so much under another is a part of the same letter. */
const MIN_OVERLAP = 0.35
/** An exponent is recognized as a digit or a sign, or is lost behind a short unit. */
const mayBeRaised = /\P{L}|^\p{L}{1,3}$/u
const MAX_GAP_OF_LOST = 1.2
const NEIGHBOURS = 3

/** Finds the raised signs of the words of a page in its image. */
export function findRaisedGroups(image: GreyImage, text: ImageText): RaisedGroup[] {
  return toTextLines(text).flatMap(({ words, turn }) => {
    const capital = typeSize(words) * CAPITAL_HEIGHT
    if (turn !== 0 || capital < MIN_CAPITAL_PIXELS) return []
    const baselines = words.map((word) => ({
      x: middle(word),
      y: word.bottom - (extentOf(word.text).below * capital) / CAPITAL_HEIGHT,
    }))
    return words.flatMap((word, at) => {
      if (!word.symbols || !mayBeRaised.test(word.text)) return []
      const baseline = baselineAt(baselines, middle(word))
      return groupsIn(image, word, { baseline, capital, end: words[at + 1]?.left }).map((group) => ({
        word,
        before: words[at - 1],
        ...group,
      }))
    })
  })
}

const middle = ({ left, right }: Rect) => (left + right) / 2

/** By the words around, as that of one which has only raised signs is not its own. */
function baselineAt(baselines: readonly { x: number; y: number }[], x: number): number {
  const nearest = baselines.toSorted((a, b) => Math.abs(a.x - x) - Math.abs(b.x - x)).slice(0, NEIGHBOURS)
  return median(nearest.map(({ y }) => y))
}

interface Level {
  baseline: number
  /** Height of a capital in pixels. */
  capital: number
  /** Where the next word starts. */
  end: number | undefined
}

function groupsIn(
  image: GreyImage,
  word: ImageWord,
  { baseline, capital, end = Number.POSITIVE_INFINITY }: Level,
): Group[] {
  const around = {
    left: word.left - 0.1 * capital,
    right: Math.max(word.right, Math.min(end - 2, word.right + MAX_GAP_OF_LOST * capital)),
    top: Math.min(word.top, baseline - 1.6 * capital),
    bottom: word.bottom + 2,
  }
  const shapes = inkShapes(image, around, MIN_PIXELS_SHARE * capital ** 2)
  const isRaised = (shape: Rect) => {
    const [raise, height] = [(baseline - shape.bottom) / capital, (shape.bottom - shape.top) / capital]
    const isSmall = raise >= MIN_RAISE && height <= HEIGHT.max
    if (height < HEIGHT.min || !(isSmall || (raise >= MIN_FULL_RAISE && height <= HEIGHT.full))) return false
    if ((baseline - shape.top) / capital < MIN_TOP) return false
    const overlap = MIN_OVERLAP * (shape.right - shape.left)
    return !shapes.some((other) => {
      const shared = Math.min(other.right, shape.right) - Math.max(other.left, shape.left)
      return other !== shape && other.bottom > shape.bottom && shared > overlap
    })
  }
  const isOnLine = ({ bottom }: Rect) => baseline - bottom < MIN_RAISE * capital
  /** Between the letter before and the signs. */
  const hasMinusBefore = (signs: Rect) => {
    const before = shapes.findLast((shape) => shape.left < signs.left && isOnLine(shape))
    const [left, right] = [(before?.right ?? Number.POSITIVE_INFINITY) + 1, signs.left - 1]
    const [top, bottom] = [baseline - MINUS.top * capital, baseline - MINUS.bottom * capital]
    return right - left >= MINUS.minWidth * capital && hasDash(image, { left, right, top, bottom })
  }
  const runs: { start: number; shapes: Rect[] }[] = []
  for (const [at, shape] of shapes.entries()) {
    if (!isRaised(shape)) continue
    const [run, previous] = [runs.at(-1), shapes[at - 1]]
    const isNext = run?.shapes.at(-1) === previous && previous && shape.left - previous.right < MAX_INNER_GAP * capital
    if (run && isNext) run.shapes.push(shape)
    else runs.push({ start: at, shapes: [shape] })
  }
  const letters = lettersOf(shapes)
  const isAligned = letters.length === word.symbols?.length
  return runs.map(({ start, shapes: signs }) => {
    const area = boundingRect(signs)
    const hasMinus = hasMinusBefore(area)
    const before = shapes[start - 1]
    const [first, last] = [hasMinus && before && !isOnLine(before) ? before : signs[0], signs.at(-1)]
    const from = letters.findIndex((letter) => first && letter.includes(first))
    const to = letters.findIndex((letter) => last && letter.includes(last)) + 1
    return { area, hasMinus, symbols: isAligned && from >= 0 ? { from, to } : undefined }
  })
}

/** Shapes above each other, such as those of an i, are one letter. */
function lettersOf(shapes: readonly Rect[]): Rect[][] {
  const letters: Rect[][] = []
  for (const shape of shapes) {
    const last = letters.at(-1)
    const reached = Math.max(...(last ?? []).map(({ right }) => right))
    const isAbove =
      last && reached - shape.left > 0.5 * Math.min(shape.right - shape.left, reached - (last[0]?.left ?? 0))
    if (isAbove) last.push(shape)
    else letters.push([shape])
  }
  return letters
}
