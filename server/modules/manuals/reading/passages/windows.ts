/** Overlapping stretches of `size` items, each beginning `stride` after the one before; no stretch repeats only the end. */
export const windows = <T>(items: readonly T[], size: number, stride: number): T[][] => {
  const found: T[][] = []
  for (let from = 0; from < items.length; from += stride) {
    found.push(items.slice(from, from + size))
    if (from + size >= items.length) break
  }
  return found
}

/**
 * As few stretches as hold at most about `limit` each by `weigh`, of even weight, in order and without overlap; a
 * heavier item stands alone.
 */
export const chunk = <T>(items: readonly T[], limit: number, weigh: (item: T) => number): T[][] => {
  const total = items.reduce((sum, item) => sum + weigh(item), 0)
  const even = total / Math.ceil(total / limit)
  const chunks: T[][] = []
  let weight = 0
  for (const item of items) {
    const last = chunks.at(-1)
    if (last && weight + weigh(item) / 2 <= even) {
      last.push(item)
      weight += weigh(item)
    } else {
      chunks.push([item])
      weight = weigh(item)
    }
  }
  return chunks
}
