import type { LinePoint } from './line-chart-props'

type Drawn = { at: number; label: string; value: number | null }

/** What is drawn: where a line begins anew, nothing between it and the point before. */
export function drawnPoints(points: readonly LinePoint[]): Drawn[] {
  return points.flatMap(({ at, label, value, begins }, index) => [
    ...(begins && index > 0 ? [{ at, label, value: null }] : []),
    { at, label, value },
  ])
}
