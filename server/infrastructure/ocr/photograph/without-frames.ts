import type { GreyPicture } from './grey-picture'
import type { Area } from './text-area'

/** Shade below which a pixel belongs to a letter or a line, of a picture whose light has been evened. */
const MAX_INK = 100
const SURFACE = 150
/** No letter of a plate is higher, in heights of a usual one. */
const MAX_HEIGHT = 4
/** A frame is at least as large as this, in heights of a letter, and little of it is dark. */
const FRAME = { height: 1.6, width: 3, ink: 0.25 }
/** A line is longer than this and thinner than that, in heights of a letter. */
const MIN_LINE_LENGTH = 5
const MAX_LINE_WIDTH = 0.12
/** What is as high as this may be a letter, in heights of a usual one. */
const [MIN_LETTER, MAX_LETTER] = [0.55, 2]
/** How many pixels beyond an edge are its blur. */
const BLUR = 2

interface Shape extends Area {
  /** How many pixels it has. */
  ink: number
}

/**
 * Removes frames, lines and shadows: connected dark pixels that are too high, or too long and thin, to be letters. The
 * recognizer would take the box around a number for a picture, and its sides for letters.
 * @returns the rest, and where letters may be in it
 */
export function withoutFrames(picture: GreyPicture, letterHeight: number): { cleaned: GreyPicture; letters: Area[] } {
  const { width, height, pixels } = picture
  const { labels, shapes } = shapesIn(picture)
  const isFrame = shapes.map(({ left, top, right, bottom, ink }) => {
    const [wide, high] = [right - left + 1, bottom - top + 1]
    const isLine = wide > MIN_LINE_LENGTH * letterHeight && ink < MAX_LINE_WIDTH * letterHeight * wide
    const isLarge = high > FRAME.height * letterHeight && wide > FRAME.width * letterHeight
    const isHollow = isLarge && ink < FRAME.ink * wide * high
    return isLine || isHollow || high > MAX_HEIGHT * letterHeight || (top === 0 && bottom === height - 1)
  })
  const cleaned = Uint8Array.from(pixels)
  labels.forEach((label, at) => {
    if (label === 0 || !isFrame[label - 1]) return
    const [x, y] = [at % width, Math.floor(at / width)]
    for (let row = Math.max(0, y - BLUR); row <= Math.min(height - 1, y + BLUR); row += 1) {
      for (let column = Math.max(0, x - BLUR); column <= Math.min(width - 1, x + BLUR); column += 1) {
        const near = row * width + column
        const other = labels[near] ?? 0
        if (other === 0 || isFrame[other - 1]) cleaned[near] = Math.max(SURFACE, cleaned[near] ?? 0)
      }
    }
  })
  const letters = shapes.filter(({ top, bottom }, index) => {
    const share = (bottom - top + 1) / letterHeight
    return !isFrame[index] && share >= MIN_LETTER && share <= MAX_LETTER
  })
  return { cleaned: { width, height, pixels: cleaned }, letters: letters.map(areaOf) }
}

const areaOf = ({ left, top, right, bottom }: Area): Area => ({ left, top, right: right + 1, bottom: bottom + 1 })

/** The connected dark shapes of a picture; each pixel has the number of its shape from 1, or 0. */
function shapesIn({ width, height, pixels }: GreyPicture): { labels: Int32Array; shapes: Shape[] } {
  const labels = new Int32Array(width * height)
  const shapes: Shape[] = []
  const open: number[] = []
  const isInk = (at: number) => (pixels[at] ?? 255) < MAX_INK
  for (let start = 0; start < labels.length; start += 1) {
    if (labels[start] !== 0 || !isInk(start)) continue
    const shape = { left: width, top: height, right: 0, bottom: 0, ink: 0 }
    shapes.push(shape)
    const visit = (at: number) => {
      if (labels[at] !== 0 || !isInk(at)) return
      labels[at] = shapes.length
      open.push(at)
    }
    visit(start)
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      const [x, y] = [at % width, Math.floor(at / width)]
      shape.ink += 1
      shape.left = Math.min(shape.left, x)
      shape.right = Math.max(shape.right, x)
      shape.top = Math.min(shape.top, y)
      shape.bottom = Math.max(shape.bottom, y)
      if (x > 0) visit(at - 1)
      if (x < width - 1) visit(at + 1)
      if (y > 0) visit(at - width)
      if (y < height - 1) visit(at + width)
    }
  }
  return { labels, shapes }
}
