import { isDayIn, isInAmount, isInPeriod } from './matching'
import type { Asker, ToolInput } from './record-tool'

/** The longest page that lists have. */
export const MAX_LISTED = 1000

interface Listed<Item> {
  items: readonly Item[]
  /** By which the period is meant, and the order. */
  momentOf(item: Item): Date
  /** By which the period is meant instead: a day, or null where there is none. */
  dayOf?: ((item: Item) => string | null) | undefined
  /** In minor units; absent where nothing is ordered by size. */
  amountOf?(item: Item): number | null
  /** Of the amount; absent where items are not chosen by it. */
  currencyOf?(item: Item): string
  isMeant(item: Item): boolean
}

/** What a question leaves of the items of a list, the newest first, and as many of them as are wanted. */
export function chooseListed<Item>(
  { items, momentOf, dayOf, amountOf, currencyOf, isMeant }: Listed<Item>,
  { period, amount, sort, skip = 0, limit }: ToolInput,
  asker: Asker,
): { meant: Item[]; shown: Item[] } {
  const isInTime = (item: Item) => (dayOf ? isDayIn(dayOf(item), period) : isInPeriod(momentOf(item), period, asker))
  const isOfAmount = (item: Item) => !currencyOf || isInAmount(amountOf?.(item) ?? null, currencyOf(item), amount)
  const meant = items
    .filter((item) => isMeant(item) && isInTime(item) && isOfAmount(item))
    .toSorted((one, other) => momentOf(other).getTime() - momentOf(one).getTime())
  return { meant, shown: inWantedOrder(meant, sort, amountOf).slice(skip, skip + limit) }
}

/** Puts items that come newest first into the order that is wanted; by size, those without an amount come last. */
export function inWantedOrder<Item>(
  items: readonly Item[],
  sort: ToolInput['sort'],
  amountOf?: (item: Item) => number | null,
): Item[] {
  if (sort === 'oldest') return items.toReversed()
  if (!amountOf || (sort !== 'largest' && sort !== 'smallest')) return [...items]
  const sizeOf = (item: Item) => amountOf(item) ?? (sort === 'largest' ? -Infinity : Infinity)
  const bySize = items.toSorted((one, other) => sizeOf(one) - sizeOf(other))
  return sort === 'largest' ? bySize.toReversed() : bySize
}
