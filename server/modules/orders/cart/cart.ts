import { newCartLinesLimits, orderedQuantityLimits } from '#contract/platform-limits'

export interface AddedLine {
  partId: string | null
  bundleId: string | null
  quantity: number
}

export const MAX_LINES = newCartLinesLimits.lines.maxItems
export const MAX_QUANTITY = orderedQuantityLimits.maximum

/** What a line asks for, however many. */
export const keyOf = ({ partId, bundleId }: Omit<AddedLine, 'quantity'>): string => partId ?? bundleId ?? ''

/** One line for each part and bundle: one statement cannot raise a row twice. */
export function mergeLines(lines: readonly AddedLine[]): AddedLine[] {
  const merged = new Map<string, AddedLine>()
  for (const line of lines) {
    const key = keyOf(line)
    const quantity = Math.min(line.quantity + (merged.get(key)?.quantity ?? 0), MAX_QUANTITY)
    merged.set(key, { ...line, quantity })
  }
  return [...merged.values()]
}
