/** Shades of grey from 0 (black), row by row. */
export interface GreyPicture {
  width: number
  height: number
  pixels: Uint8Array
}

/** Added to the deviation of what is around a pixel, so that an even surface stays even: its noise is no writing. */
const EVEN_DEVIATION = 16
/** Shades for each deviation from what is around a pixel. */
const SHADES = 58

/**
 * Removes uneven light: each pixel becomes darker or lighter than the middle by as much as it differs from what is around
 * it. What is written then has the same contrast everywhere, also in a shadow and where it is embossed.
 *
 * @param radius of the surroundings, in pixels; about the height of two lines
 */
export function flattened({ width, height, pixels }: GreyPicture, radius: number): GreyPicture {
  const stride = width + 1
  const sums = new Float64Array(stride * (height + 1))
  const squares = new Float64Array(stride * (height + 1))
  for (let y = 0; y < height; y += 1) {
    let [sum, square] = [0, 0]
    for (let x = 0; x < width; x += 1) {
      const shade = pixels[y * width + x] ?? 0
      sum += shade
      square += shade * shade
      const at = (y + 1) * stride + x + 1
      sums[at] = (sums[at - stride] ?? 0) + sum
      squares[at] = (squares[at - stride] ?? 0) + square
    }
  }
  const flat = new Uint8Array(width * height)
  for (let y = 0; y < height; y += 1) {
    const [top, bottom] = [Math.max(0, y - radius), Math.min(height, y + radius + 1)]
    for (let x = 0; x < width; x += 1) {
      const [left, right] = [Math.max(0, x - radius), Math.min(width, x + radius + 1)]
      const within = (table: Float64Array) =>
        (table[bottom * stride + right] ?? 0) -
        (table[top * stride + right] ?? 0) -
        (table[bottom * stride + left] ?? 0) +
        (table[top * stride + left] ?? 0)
      const count = (bottom - top) * (right - left)
      const mean = within(sums) / count
      const deviation = Math.sqrt(Math.max(0, within(squares) / count - mean * mean))
      const shade = 128 + (SHADES * ((pixels[y * width + x] ?? 0) - mean)) / (deviation + EVEN_DEVIATION)
      flat[y * width + x] = Math.max(0, Math.min(255, shade))
    }
  }
  return { width, height, pixels: flat }
}
