/** At most this many parts, so that labels have room. */
const MAX_PARTS = 5

/** Whole, round figures at equal distances, from the lowest value or below to the highest or above. */
export function roundTicks(values: readonly number[]): number[] {
  const [lowest, highest] = [Math.min(...values), Math.max(...values)]
  const step = roundStep((highest - lowest) / (MAX_PARTS - 1))
  const first = Math.floor(lowest / step)
  const last = Math.max(Math.ceil(highest / step), first + 1)
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step)
}

/** The next of 1, 2, 5, 10, 20, 50 and so on. */
function roundStep(least: number): number {
  const power = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(least, 1))))
  const factor = [1, 2, 5].find((candidate) => candidate * power >= least) ?? 10
  return factor * power
}
