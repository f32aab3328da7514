import type { Rect } from '../../extract/page-text'
import { type GreyImage, within } from './grey-image'

/** In shades of grey; an area with less contrast has no ink. */
const MIN_CONTRAST = 60
/** Between the darkest and the lightest; the strokes of small signs are thin and therefore light. */
const INK_SHARE = 0.62
const FAINT_INK_SHARE = 0.8

/** The connected shapes of ink in an area, from left to right: mostly one for each letter. */
export function inkShapes(image: GreyImage, around: Rect, minPixels: number): Rect[] {
  const area = within(image, around)
  const [width, height] = [area.right - area.left, area.bottom - area.top]
  if (width <= 0 || height <= 0) return []
  const isInk = inkOf(image, area)
  const shapes: Rect[] = []
  for (let start = 0; start < isInk.length; start += 1) {
    if (!isInk[start]) continue
    const shape = { left: width, top: height, right: 0, bottom: 0 }
    let pixels = 0
    const open = [start]
    isInk[start] = 0
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      const [x, y] = [at % width, Math.floor(at / width)]
      pixels += 1
      shape.left = Math.min(shape.left, x)
      shape.right = Math.max(shape.right, x + 1)
      shape.top = Math.min(shape.top, y)
      shape.bottom = Math.max(shape.bottom, y + 1)
      for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row += 1) {
        for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column += 1) {
          const next = row * width + column
          if (!isInk[next]) continue
          isInk[next] = 0
          open.push(next)
        }
      }
    }
    if (pixels >= minPixels) {
      const { left, top, right, bottom } = shape
      shapes.push({
        left: left + area.left,
        top: top + area.top,
        right: right + area.left,
        bottom: bottom + area.top,
      })
    }
  }
  return shapes.sort((a, b) => a.left - b.left)
}

/** Whether a line crosses most of an area, even if it is faint, and the area is not filled. */
export function hasDash(image: GreyImage, around: Rect): boolean {
  const area = within(image, around)
  const [width, height] = [area.right - area.left, area.bottom - area.top]
  if (width <= 1 || height <= 1) return false
  const isInk = inkOf(image, area, FAINT_INK_SHARE)
  const rows = Array.from({ length: height }, (_, y) =>
    isInk.subarray(y * width, (y + 1) * width).reduce((sum, ink) => sum + ink, 0),
  )
  const dark = rows.filter((count) => count >= 0.5 * width).length
  return dark > 0 && dark <= 0.5 * height
}

/** 1 for each pixel of an area that is dark beside its lightest. */
function inkOf({ pixels, width }: GreyImage, area: Rect, share = INK_SHARE): Uint8Array {
  const across = area.right - area.left
  const isInk = new Uint8Array(across * (area.bottom - area.top))
  let [darkest, lightest] = [255, 0]
  for (let y = area.top; y < area.bottom; y += 1) {
    for (let x = area.left; x < area.right; x += 1) {
      const shade = pixels[y * width + x] ?? 255
      if (shade < darkest) darkest = shade
      if (shade > lightest) lightest = shade
    }
  }
  if (lightest - darkest < MIN_CONTRAST) return isInk
  const limit = darkest + (lightest - darkest) * share
  for (let y = area.top; y < area.bottom; y += 1)
    for (let x = area.left; x < area.right; x += 1)
      if ((pixels[y * width + x] ?? 255) < limit) isInk[(y - area.top) * across + x - area.left] = 1
  return isInk
}
