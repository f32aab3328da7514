export const median = (values: readonly number[]) => {
  const sorted = [...values].sort((a, b) => a - b)
  const half = Math.floor(sorted.length / 2)
  const upper = sorted[half] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[half - 1] ?? Number.NaN)) / 2
}

/** Returns the milliseconds that `work` took. */
export const timed = async (work: () => unknown) => {
  const start = performance.now()
  await work()
  return performance.now() - start
}

/** Nearest-rank quantile. */
export function quantile(values: readonly number[], q: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.max(Math.ceil(q * sorted.length) - 1, 0)] ?? Number.NaN
}
