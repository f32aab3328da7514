import type { Point } from './layout'

/**
 * A line along points whose corners are rounded, as the `d` of an SVG path.
 * @param radius of the corners, in px; less where two of them are closer together
 */
export function roundedPath(points: readonly Point[], radius = 8): string {
  const [start, ...rest] = points
  if (!start) return ''
  const steps = rest.map((corner, index) => {
    const before = points[index]
    const after = rest[index + 1]
    if (!before || !after) return `L${corner.x} ${corner.y}`
    const enter = towards(corner, before, radius)
    const leave = towards(corner, after, radius)
    return `L${enter.x} ${enter.y}Q${corner.x} ${corner.y} ${leave.x} ${leave.y}`
  })
  return `M${start.x} ${start.y}${steps.join('')}`
}

/** The point that far from one on the way to another, at most half of the way. */
function towards(from: Point, to: Point, distance: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  const share = length === 0 ? 0 : Math.min(distance, length / 2) / length
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
}
