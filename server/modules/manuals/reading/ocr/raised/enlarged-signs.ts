import type { Rect } from '../../extract/page-text'
import { parseTsv } from '../tsv'
import { type GreyImage, resized, within } from './grey-image'

/** In pixels, at the resolution on which Tesseract is trained. */
const SIGN_HEIGHT = 44
const SIGN_GAP = 8
/** Of light ink around the signs. */
const EDGE = 1
const MARGIN = 40
const ROW_HEIGHT = SIGN_HEIGHT + MARGIN
const MIN_CONFIDENCE = 40
/** Digits, the signs that are raised, too, and what a one in type with serifs is taken for. */
export const RECOGNIZED_SIGNS = '0123456789*°®"\'lI'
/** In type with serifs. */
const one = /[lI|]/g

/**
 * An image with the signs of each area enlarged in a row of their own.
 * @param times how often each is written, as a single sign is recognized badly
 */
export function enlargedSigns(image: GreyImage, areas: readonly Rect[], times: number): GreyImage {
  const signs = areas.map((tight) => {
    const area = within(image, {
      left: tight.left - EDGE,
      top: tight.top - EDGE,
      right: tight.right + EDGE,
      bottom: tight.bottom + EDGE,
    })
    const scale = SIGN_HEIGHT / (area.bottom - area.top)
    return resized(image, area, Math.max(1, Math.round((area.right - area.left) * scale)), SIGN_HEIGHT)
  })
  const width = 2 * MARGIN + Math.max(...signs.map((sign) => times * (sign.width + SIGN_GAP)))
  const height = MARGIN + signs.length * ROW_HEIGHT
  const pixels = new Uint8Array(width * height).fill(255)
  for (const [row, sign] of signs.entries()) {
    for (let time = 0; time < times; time += 1) {
      const left = MARGIN + time * (sign.width + SIGN_GAP)
      for (let y = 0; y < SIGN_HEIGHT; y += 1) {
        const line = sign.pixels.subarray(y * sign.width, (y + 1) * sign.width)
        pixels.set(line, (MARGIN + row * ROW_HEIGHT + y) * width + left)
      }
    }
  }
  return { width, height, pixels }
}

/**
 * The digits that were recognized in each row of such an image.
 * @returns one entry for each row; undefined if it has no digits, or not the same each time
 */
export function digitsOfRows(tsv: string, { rows, times }: { rows: number; times: number }): (string | undefined)[] {
  return textOfRows(tsv, rows).map(({ text, confidence }) =>
    confidence >= MIN_CONFIDENCE ? repeatedDigits(text, times) : undefined,
  )
}

/** What was recognized in each row of such an image, and the confidence of its least certain word. */
export function textOfRows(tsv: string, rows: number): { text: string; confidence: number }[] {
  const { words } = parseTsv(tsv)
  return Array.from({ length: rows }, (_, row) => {
    const top = MARGIN + row * ROW_HEIGHT
    const found = words.filter((word) => {
      const level = (word.top + word.bottom) / 2
      return level > top && level < top + SIGN_HEIGHT
    })
    return {
      text: found
        .map((word) => word.text)
        .join('')
        .replace(one, '1'),
      confidence: Math.min(100, ...found.map(({ confidence }) => confidence)),
    }
  })
}

/** One digit may be missed once. */
function repeatedDigits(text: string, times: number): string | undefined {
  const digits = text.slice(0, Math.max(1, text.length / times))
  if (!/^\d{1,3}$/.test(digits)) return undefined
  return digits.repeat(times) === text || digits.repeat(times - 1) === text ? digits : undefined
}
