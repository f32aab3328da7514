import { newCartLinesLimits, orderedQuantityLimits } from '#contract/platform-limits'

export interface AddedLine {
  partId: string | null
  bundleId: string | null
  quantity: number
}

export const MAX_LINES = newCartLinesLimits.lines.maxItems
export const MAX_QUANTITY = orderedQuantityLimits.maximum

/** One statement cannot raise a row twice. Sorted, so that two requests lock the rows in the same order. */
export function mergeLines(lines: readonly AddedLine[]): AddedLine[] {
  const merged = new Map<string, AddedLine>()
  for (const line of lines) {
    const key = line.partId ?? line.bundleId ?? ''
    const quantity = Math.min(line.quantity + (merged.get(key)?.quantity ?? 0), MAX_QUANTITY)
    merged.set(key, { ...line, quantity })
  }
  return [...merged].sort(([one], [other]) => one.localeCompare(other)).map(([, line]) => line)
}
