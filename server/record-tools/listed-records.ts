import { isInPeriod } from './matching'
import type { Asker, ToolInput } from './record-tool'

/** The longest page that lists have. */
export const MAX_LISTED = 1000

interface Listed<Item> {
  items: readonly Item[]
  /** By which the period is meant, and the order. */
  momentOf(item: Item): Date
  /** In minor units; absent where nothing is ordered by size. */
  amountOf?(item: Item): number | null
  isMeant(item: Item): boolean
}

/** What a question leaves of the items of a list, the newest first, and as many of them as are wanted. */
export function chooseListed<Item>(
  { items, momentOf, amountOf, isMeant }: Listed<Item>,
  { period, sort, skip = 0, limit }: ToolInput,
  asker: Asker,
): { meant: Item[]; shown: Item[] } {
  const meant = items
    .filter((item) => isMeant(item) && isInPeriod(momentOf(item), period, asker))
    .toSorted((one, other) => momentOf(other).getTime() - momentOf(one).getTime())
  const bySize = (one: Item, other: Item) => (amountOf?.(other) ?? -1) - (amountOf?.(one) ?? -1)
  const sorted = sort === 'oldest' ? meant.toReversed() : sort === 'largest' ? meant.toSorted(bySize) : meant
  return { meant, shown: sorted.slice(skip, skip + limit) }
}
