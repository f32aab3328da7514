import type { PageText, Rect } from '../../reading/extract/page-text'
import type { GreyImage } from '../../reading/ocr/raised/grey-image'
import { parseTsv } from '../../reading/ocr/tsv'
import { type NumberShapes, numberShapes, overlaps } from './number-shapes'

/** What the image of a drawing has: words that are recognized, and what may be numbers. */
export interface DrawingContent {
  /** In pixels, as the areas of the shapes are. */
  height: number
  pointsInPixel: number
  words: (Rect & { text: string })[]
  shapes: (NumberShapes & {
    /** Whether each digit may be a one. */
    areOnes: boolean
  })[]
}

const MIN_WORD_CONFIDENCE = 60
/** The width of a one, in heights: less is a line of the drawing, more another digit. A dash has ink all over. */
const ONE = { min: 0.24, max: 0.62, maxInk: 0.85 }
const INK = 128

/**
 * Finds the words and what may be numbers in the image of a drawing, beside what the page has as text.
 * @param tsv Tesseract's table of the words of the image
 */
export function findNumbers(image: GreyImage, page: Pick<PageText, 'width' | 'words'>, tsv: string): DrawingContent {
  const pointsInPixel = page.width / image.width
  const printed = page.words.filter(({ turn }) => turn === 0).map((word) => scaled(word, 1 / pointsInPixel))
  const words = parseTsv(tsv).words.filter(
    (word) => word.confidence >= MIN_WORD_CONFIDENCE && !printed.some((other) => overlaps(word, other)),
  )
  const numbers = words.filter(({ text }) => /^\d+$/.test(text))
  const shapes = numberShapes(image, { pointsInPixel, words: [...printed, ...words], numbers })
  return {
    height: image.height,
    pointsInPixel,
    words: words.map(({ text, left, top, right, bottom }) => ({ text, left, top, right, bottom })),
    shapes: shapes.map((shape) => ({ ...shape, areOnes: shape.digits.every((digit) => isOne(image, digit)) })),
  }
}

function isOne({ pixels, width }: GreyImage, { left, top, right, bottom }: Rect): boolean {
  const share = (right - left) / (bottom - top)
  if (share < ONE.min || share > ONE.max) return false
  let ink = 0
  for (let y = top; y < bottom; y += 1)
    for (let x = left; x < right; x += 1) if ((pixels[y * width + x] ?? 255) < INK) ink += 1
  return ink <= ONE.maxInk * (right - left) * (bottom - top)
}

const scaled = ({ left, top, right, bottom }: Rect, factor: number): Rect => ({
  left: left * factor,
  top: top * factor,
  right: right * factor,
  bottom: bottom * factor,
})
