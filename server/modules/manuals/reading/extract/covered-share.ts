import { areaOf, type Bounds } from '../pdfium/page-objects'

/** Share (0 to 1) of an area that others cover together, such as the strips of which a scan consists. */
export function coveredShare(area: Bounds, covers: readonly Bounds[]): number {
  const parts = covers.map((cover) => intersection(area, cover)).filter((part) => areaOf(part) > 0)
  const edges = [...new Set(parts.flatMap(({ left, right }) => [left, right]))].sort((a, b) => a - b)
  const covered = edges.slice(1).reduce((sum, right, at) => {
    const left = edges[at] ?? right
    return sum + (right - left) * heightOf(parts.filter((part) => part.left <= left && part.right >= right))
  }, 0)
  return covered === 0 ? 0 : covered / areaOf(area)
}

const intersection = (a: Bounds, b: Bounds): Bounds => ({
  left: Math.max(a.left, b.left),
  bottom: Math.max(a.bottom, b.bottom),
  right: Math.min(a.right, b.right),
  top: Math.min(a.top, b.top),
})

/** Height that parts cover together. */
function heightOf(parts: readonly Bounds[]): number {
  let [height, reached] = [0, Number.NEGATIVE_INFINITY]
  for (const { bottom, top } of parts.toSorted((a, b) => a.bottom - b.bottom)) {
    height += Math.max(0, top - Math.max(bottom, reached))
    reached = Math.max(reached, top)
  }
  return height
}
