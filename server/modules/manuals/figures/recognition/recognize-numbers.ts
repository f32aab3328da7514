import type { Rect, Word } from '../../reading/extract/page-text'
import { verticalExtent } from '../../reading/extract/vertical-extent'
import { textOfRows } from '../../reading/ocr/raised/enlarged-signs'
import { CAPITAL_HEIGHT } from '../../reading/ocr/type-size'
import type { DrawingContent } from './find-numbers'

/** Recognizes an image with each area written several times in a row of its own. Returns Tesseract's table. */
type RowRecognizer = (areas: readonly Rect[], times: number) => Promise<string>

const MIN_NUMBER_CONFIDENCE = 20
/** How often each number is written, as a single one is recognized badly. */
const REPETITIONS = [3, 5]
/** Rows of one image: Tesseract limits its height. */
const MAX_ROWS = 120
/** The margins of a page, in shares of its height, which have its number. */
const PAGE_MARGIN = 0.06

/**
 * The words and numbers in the image of a drawing, beside those that the page has as text. Recognition leaves most single
 * numbers out, so that what has the size of digits is written several times in rows of another image and recognized there.
 */
export async function recognizeNumbers(
  { words, shapes, height, pointsInPixel }: DrawingContent,
  recognizeRows: RowRecognizer,
): Promise<Word[]> {
  const texts = await readNumbers(shapes, recognizeRows)
  const read = shapes.flatMap((shape, at) => (texts[at] === undefined ? [] : { ...shape, text: texts[at] }))
  const isInMargin = ({ top, bottom }: Rect) => Math.abs((top + bottom) / 2 / height - 0.5) > 0.5 - PAGE_MARGIN
  return [...words, ...read].filter((one) => !isInMargin(one)).map((one) => toWord(one, pointsInPixel))
}

type Shapes = DrawingContent['shapes'][number]

/** What was not recognized is written more often and recognized again. */
async function readNumbers(shapes: readonly Shapes[], recognizeRows: RowRecognizer): Promise<(string | undefined)[]> {
  const numbers: (string | undefined)[] = shapes.map(() => undefined)
  for (const times of REPETITIONS) {
    const open = [...shapes.keys()].filter((at) => numbers[at] === undefined)
    for (let start = 0; start < open.length; start += MAX_ROWS) {
      const part = open.slice(start, start + MAX_ROWS)
      const written = part.flatMap((at) => shapes[at] ?? [])
      const texts = textOfRows(await recognizeRows(written, times), written.length)
      for (const [row, at] of part.entries()) numbers[at] = numberIn(texts[row], shapes[at], times)
    }
  }
  return numbers
}

type RowText = ReturnType<typeof textOfRows>[number]

/** A number that was recognized each time, or all but once, with as many digits as it has shapes. */
function numberIn(row: RowText | undefined, shapes: Shapes | undefined, times: number): string | undefined {
  if (!row || !shapes) return undefined
  const { text, confidence } = row
  const { digits, areOnes } = shapes
  if (/^1+$/.test(text)) return areOnes ? '1'.repeat(digits.length) : undefined
  const number = text.slice(0, digits.length)
  if (confidence < MIN_NUMBER_CONFIDENCE || !/^\d+$/.test(number)) return undefined
  return number.repeat(times) === text || number.repeat(times - 1) === text ? number : undefined
}

function toWord({ text, left, top, right, bottom }: Rect & { text: string }, pointsInPixel: number): Word {
  const size = ((bottom - top) * pointsInPixel) / CAPITAL_HEIGHT
  return {
    text,
    left: left * pointsInPixel,
    right: right * pointsInPixel,
    ...verticalExtent(bottom * pointsInPixel, size),
    size,
    bold: false,
    turn: 0,
  }
}
