export interface Box {
  left: number
  top: number
  width: number
  height: number
}

type Size = Pick<Box, 'width' | 'height'>

export type Taken = Box & {
  /** It stays where it is when the page is scrolled, so that whoever needs it cannot bring it into sight. */
  isPinned?: boolean
}

/** Rather any number of those that can be scrolled into sight than one that cannot. */
const PINNED = 5000

/** How far apart the places are that are tried. */
const STEP = 8

/**
 * Where something is laid over a window: the first place that covers nothing that is taken, or else the one that covers
 * the fewest, of the pinned above all. On a desk from the lower right corner to the left and up; where it is as wide as the window, from the top down.
 */
export function freePlace(laid: Size, window: Size, taken: readonly Taken[]): Box {
  const [first, ...others] = places(laid, window)
  let best = first
  let covered = count(best, taken)
  for (const place of others) {
    if (covered === 0) break
    const covers = count(place, taken)
    if (covers < covered) [best, covered] = [place, covers]
  }
  return best
}

function places(laid: Size, window: Size): [Box, ...Box[]] {
  const right = Math.max(0, window.width - laid.width)
  const bottom = Math.max(0, window.height - laid.height)
  const steps = Array.from({ length: Math.floor(bottom / STEP) }, (_, index) => (index + 1) * STEP)
  if (right === 0) {
    return [{ ...laid, left: 0, top: 0 }, ...steps.map((top) => ({ ...laid, left: 0, top }))]
  }
  const beside = (top: number) => [right, right / 2, 0].map((left) => ({ ...laid, left, top }))
  const [corner = { ...laid, left: right, top: bottom }, ...others] = beside(bottom)
  return [corner, ...others, ...steps.flatMap((up) => beside(bottom - up))]
}

const count = (place: Box, taken: readonly Taken[]) =>
  taken.reduce((sum, box) => sum + (overlap(place, box) ? (box.isPinned ? PINNED : 1) : 0), 0)

const overlap = (one: Box, other: Box) =>
  one.left < other.left + other.width &&
  other.left < one.left + one.width &&
  one.top < other.top + other.height &&
  other.top < one.top + one.height
