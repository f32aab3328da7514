import type { Rect } from '../../reading/extract/page-text'
import { boundingRect, median } from '../../reading/layout/row'
import type { GreyImage } from '../../reading/ocr/raised/grey-image'
import { inkShapes } from '../../reading/ocr/raised/ink-shapes'

/** Shapes of ink that may be the digits of one number, from left to right. */
export interface NumberShapes extends Rect {
  digits: Rect[]
}

/** Heights of digits in points. */
const HEIGHT = { min: 4.5, max: 14 }
/** In heights of the numbers that are known already. */
const KNOWN_HEIGHT = { min: 0.85, max: 1.18, count: 8 }
/** In heights of a digit. */
const WIDTH = { min: 0.1, max: 1.05 }
const MAX_GAP = 0.55
const MAX_STEP = 0.22
const MAX_DIFFERENCE = 0.3
/** More digits are no item number, but the letters of a word. */
const MAX_DIGITS = 3
const MIN_PIXELS = 20
/** Of one page; more would take too long. */
const MAX_NUMBERS = 240

interface KnownWords {
  pointsInPixel: number
  /** Where words are known already. */
  words: readonly Rect[]
  /** Those of the words that are numbers. */
  numbers: readonly Rect[]
}

const heightOf = ({ top, bottom }: Rect) => bottom - top
export const overlaps = (one: Rect, other: Rect) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom

/** Finds what may be a number in a drawing: some shapes of the size of digits beside each other, and none around. */
export function numberShapes(image: GreyImage, { pointsInPixel, words, numbers }: KnownWords): NumberShapes[] {
  const page = { left: 0, top: 0, right: image.width, bottom: image.height }
  const digits = inkShapes(image, page, MIN_PIXELS).filter(isDigitSized(pointsInPixel, numbers))
  const used = new Set<Rect>()
  const found: NumberShapes[] = []
  for (const first of digits) {
    if (used.has(first)) continue
    const group = [first]
    used.add(first)
    for (let next = nextOf(first, digits, used); next; next = nextOf(next, digits, used)) {
      group.push(next)
      used.add(next)
    }
    const area = boundingRect(group)
    if (group.length <= MAX_DIGITS && !words.some((word) => overlaps(word, area)))
      found.push({ ...area, digits: group })
  }
  return found.slice(0, MAX_NUMBERS)
}

function isDigitSized(pointsInPixel: number, numbers: readonly Rect[]) {
  const known = numbers.length >= KNOWN_HEIGHT.count ? median(numbers.map(heightOf)) : undefined
  const [min, max] = known
    ? [known * KNOWN_HEIGHT.min, known * KNOWN_HEIGHT.max]
    : [HEIGHT.min / pointsInPixel, HEIGHT.max / pointsInPixel]
  return (shape: Rect) => {
    const [width, height] = [shape.right - shape.left, heightOf(shape)]
    return height >= min && height <= max && width >= height * WIDTH.min && width <= height * WIDTH.max
  }
}

/** The shapes are sorted from left to right. */
function nextOf(digit: Rect, digits: readonly Rect[], used: ReadonlySet<Rect>): Rect | undefined {
  const height = heightOf(digit)
  return digits.find(
    (other) =>
      !used.has(other) &&
      other.left >= (digit.left + digit.right) / 2 &&
      other.left - digit.right < height * MAX_GAP &&
      Math.abs(other.bottom - digit.bottom) < height * MAX_STEP &&
      Math.abs(heightOf(other) - height) < height * MAX_DIFFERENCE,
  )
}
