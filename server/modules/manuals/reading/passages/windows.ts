/** Overlapping windows of `size` items at intervals of `stride`; the last one ends with the last item. */
export const windows = <T>(items: readonly T[], size: number, stride: number): T[][] => {
  const result: T[][] = []
  for (let from = 0; from < items.length; from += stride) {
    result.push(items.slice(from, from + size))
    if (from + size >= items.length) break
  }
  return result
}

/**
 * Splits the items, in order, into the fewest chunks of about equal weight, each of at most about `limit`; a heavier
 * item is a chunk by itself.
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
