import type { Rect } from '../../extract/page-text'

/** Shades of grey from 0 (black), row by row. */
export interface GreyImage {
  width: number
  height: number
  pixels: Uint8Array
}

/** @returns undefined if the bytes are no PGM image of this program: a line of figures, then a byte for each pixel */
export function parsePgm(bytes: Buffer): GreyImage | undefined {
  const header = /^P5\s+(\d+)\s+(\d+)\s+255\s/.exec(bytes.toString('latin1', 0, 32))
  if (!header) return undefined
  const [width, height] = [Number(header[1]), Number(header[2])]
  const pixels = bytes.subarray(header[0].length)
  return pixels.length < width * height ? undefined : { width, height, pixels }
}

export const toPgm = ({ width, height, pixels }: GreyImage): Buffer =>
  Buffer.concat([Buffer.from(`P5 ${width} ${height} 255\n`), pixels])

/** The part of an area that is in an image, in whole pixels. */
export const within = ({ width, height }: GreyImage, area: Rect): Rect => ({
  left: Math.max(0, Math.floor(area.left)),
  top: Math.max(0, Math.floor(area.top)),
  right: Math.min(width, Math.ceil(area.right)),
  bottom: Math.min(height, Math.ceil(area.bottom)),
})

/** A part of an image in another size. */
export function resized(image: GreyImage, area: Rect, width: number, height: number): GreyImage {
  const pixels = new Uint8Array(width * height)
  const [across, down] = [(area.right - area.left) / width, (area.bottom - area.top) / height]
  const at = (x: number, y: number) =>
    image.pixels[Math.min(area.bottom - 1, y) * image.width + Math.min(area.right - 1, x)] ?? 255
  for (let y = 0; y < height; y += 1) {
    const fromY = Math.max(0, (y + 0.5) * down - 0.5)
    const [row, shareY] = [area.top + Math.floor(fromY), fromY % 1]
    for (let x = 0; x < width; x += 1) {
      const fromX = Math.max(0, (x + 0.5) * across - 0.5)
      const [column, shareX] = [area.left + Math.floor(fromX), fromX % 1]
      const upper = at(column, row) * (1 - shareX) + at(column + 1, row) * shareX
      const lower = at(column, row + 1) * (1 - shareX) + at(column + 1, row + 1) * shareX
      pixels[y * width + x] = Math.round(upper * (1 - shareY) + lower * shareY)
    }
  }
  return { width, height, pixels }
}
