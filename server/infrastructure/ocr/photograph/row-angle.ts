import type { GreyPicture } from './grey-picture'

/** Change of shade from which a pixel belongs to an edge, of a picture with even contrast. */
const MIN_CHANGE = 60
const COARSE_STEP = 2
const FINE_STEP = 0.25
const HALF_TURN = 180

/**
 * The angle of the rows in a picture whose light has been evened, in degrees clockwise, from -90 to 90: the direction in
 * which edges gather in rows with gaps between them. Which way up they are is not known.
 */
export function rowAngleOf(picture: GreyPicture): number {
  const edges = edgesOf(picture)
  const best = (angles: readonly number[]) => {
    const scores = angles.map((angle) => gathering(edges, picture, angle))
    return angles[scores.indexOf(Math.max(...scores))] ?? 0
  }
  const coarse = best(Array.from({ length: HALF_TURN / COARSE_STEP }, (_, index) => -90 + index * COARSE_STEP))
  const steps = COARSE_STEP / FINE_STEP
  const fine = best(Array.from({ length: 2 * steps + 1 }, (_, index) => coarse + (index - steps) * FINE_STEP))
  if (fine < -90) return fine + HALF_TURN
  return fine >= 90 ? fine - HALF_TURN : fine
}

/** The places of edges, as x and y in turn. */
function edgesOf({ width, height, pixels }: GreyPicture): Int32Array {
  const places: number[] = []
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x
      const across = (pixels[at + 1] ?? 0) - (pixels[at - 1] ?? 0)
      const down = (pixels[at + width] ?? 0) - (pixels[at - width] ?? 0)
      if (Math.abs(across) + Math.abs(down) >= MIN_CHANGE) places.push(x, y)
    }
  }
  return Int32Array.from(places)
}

/** How unevenly the edges are spread over rows of an angle: high where they are in rows of writing. */
function gathering(edges: Int32Array, { width, height }: GreyPicture, angle: number): number {
  const radians = (angle * Math.PI) / 180
  const [sine, cosine] = [Math.sin(radians), Math.cos(radians)]
  const reach = Math.ceil(Math.hypot(width, height))
  const counts = new Float64Array(2 * reach + 2)
  for (let at = 0; at < edges.length; at += 2) {
    const row = (edges[at + 1] ?? 0) * cosine - (edges[at] ?? 0) * sine
    const index = Math.round(row) + reach
    counts[index] = (counts[index] ?? 0) + 1
  }
  let score = 0
  for (let index = 1; index < counts.length; index += 1) {
    score += ((counts[index] ?? 0) - (counts[index - 1] ?? 0)) ** 2
  }
  return score
}
