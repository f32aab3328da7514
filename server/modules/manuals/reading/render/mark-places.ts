import type { Box } from '../passage'

const BYTES = 4
const BLUE = 2
/** What a yellow marker leaves of blue: white becomes yellow, and black stays black. */
const BLUE_LEFT = 0.45

/** Marks places of an image (four bytes each pixel, red first) as a yellow marker does; what overlaps is no darker. */
export function markPlaces(data: Buffer, { width, height }: { width: number; height: number }, boxes: readonly Box[]) {
  const marked = new Uint8Array(width * height)
  for (const [left, top, right, bottom] of boxes) {
    for (let y = pixel(top, height); y < pixel(bottom, height); y += 1) {
      marked.fill(1, y * width + pixel(left, width), y * width + pixel(right, width))
    }
  }
  marked.forEach((isMarked, index) => {
    const at = index * BYTES + BLUE
    if (isMarked) data[at] = Math.round((data[at] ?? 0) * BLUE_LEFT)
  })
}

const pixel = (share: number, size: number) => Math.round(Math.min(Math.max(share, 0), 1) * size)
