import type { LinePoint } from './line-chart-props'

type Drawn = { at: number; label: string; value: number | null }

/** The points to draw: where a new line starts, a gap separates it from the previous point. */
export function drawnPoints(points: readonly LinePoint[]): Drawn[] {
  return points.flatMap(({ at, label, value, begins }, index) => [
    ...(begins && index > 0 ? [{ at, label, value: null }] : []),
    { at, label, value },
  ])
}
